import { runCommand } from './run-command.ts';

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
  readonly cycle?: readonly { readonly name: string }[];
}

const canaryDir = 'tools/boundaries-canary/';
/** What the canary breaks. A rule that stays silent here looks at nothing elsewhere either. */
const canaryRules = [
  'features-apart',
  'module-by-its-index',
  'no-cycle',
  'only-allowed-from-packages-contract',
  'web-floor-of-session',
  'web-floor-of-api',
  'web-floor-of-page',
  'web-floor-of-realtime',
  'web-floor-of-game-session',
  'web-floor-of-dialogs',
  'web-floor-of-member',
  'web-floor-of-forms',
  'web-floor-of-catalogue',
  'web-floor-of-document',
  'web-floor-of-frame',
  'web-floor-of-templates',
  'web-floor-of-features',
  'web-floor-of-shell',
  'web-floor-of-routes',
];

/** Reports imports that ARCHITECTURE.md does not allow, and a checker that has gone blind. */
export async function checkBoundaries(): Promise<string> {
  const { stdout, output } = await runCommand('depcruise', [
    ...['--config', '.dependency-cruiser.mjs', '--output-type', 'json'],
    ...['apps', 'packages', 'tools', 'bench', 'e2e'],
  ]);
  const violations = readViolations(stdout);
  if (!violations) return output;
  const broken = new Set(
    violations.filter(({ from }) => from.startsWith(canaryDir)).map(({ rule }) => rule.name),
  );
  const silent = canaryRules.filter((name) => !broken.has(name));
  return [
    ...silent.map((name) => `the canary in ${canaryDir} breaks "${name}" and that was not reported`),
    ...violations.filter(({ from }) => !from.startsWith(canaryDir)).map(describe),
  ].join('\n');
}

function readViolations(json: string): readonly Violation[] | null {
  try {
    return (JSON.parse(json) as { summary: { violations: Violation[] } }).summary.violations;
  } catch {
    return null;
  }
}

function describe({ rule, from, to, cycle }: Violation): string {
  const path = cycle ? cycle.map(({ name }) => name).join(' -> ') : to;
  return `${rule.name}: ${from} -> ${path}`;
}
