import { join } from 'node:path';
import { root, runCommand } from './run-command.ts';

interface Violation {
  readonly from: string;
  readonly to: string;
  readonly rule: { readonly name: string };
  readonly cycle?: readonly { readonly name: string }[];
}

const configFile = '.dependency-cruiser.mjs';
const canaryDir = 'tools/boundaries-canary/';

/** Reports imports that ARCHITECTURE.md does not allow, and a checker that has gone blind. */
export async function checkBoundaries(): Promise<string> {
  const { stdout, output } = await runCommand('depcruise', [
    ...['--config', configFile, '--output-type', 'json'],
    ...['apps', 'packages', 'tools', 'bench', 'e2e'],
  ]);
  const violations = readViolations(stdout);
  if (!violations) return output;
  const broken = new Set(
    violations.filter(({ from }) => from.startsWith(canaryDir)).map(({ rule }) => rule.name),
  );
  const silent = (await ruleNames()).filter((name) => !broken.has(name));
  return [
    ...silent.map(
      (name) => `nothing in ${canaryDir} was reported for "${name}"; break it there, or mend the rule`,
    ),
    ...violations.filter(({ from }) => !from.startsWith(canaryDir)).map(describe),
  ].join('\n');
}

/** Every rule is broken in the canary. One that stays silent there looks at nothing elsewhere either. */
async function ruleNames(): Promise<string[]> {
  const config = (await import(join(root, configFile))) as {
    default: { forbidden: readonly { name: string }[] };
  };
  return config.default.forbidden.map(({ name }) => name);
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
