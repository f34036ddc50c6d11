import { checkBoundaries } from './boundaries.ts';
import { checkHouseRules } from './house-rules/house-rules.ts';
import { endWithParent, runCommand } from './run-command.ts';

/** What a step found; nothing when all is well. */
type Step = () => Promise<string>;

const steps: Readonly<Record<string, Step>> = {
  types: async () =>
    [await run('tsc', '-p', 'tsconfig.json'), await run('tsc', '-p', 'apps/web/tsconfig.json')].join(''),
  lint: () => run('oxlint', '--type-aware', '--quiet', '--format=unix'),
  format: () => run('oxfmt', '--list-different'),
  boundaries: checkBoundaries,
  'dead code': () => run('knip', '--no-progress', '--no-config-hints'),
  duplication: () => run('jscpd', '--no-colors', '--fail-on-empty', '.'),
  'house rules': checkHouseRules,
};

endWithParent();
const only = process.argv.slice(2);
const unknown = only.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`There is no step "${unknown.join('", "')}"; there are ${Object.keys(steps).join(', ')}`);
  process.exit(1);
}
let failed = 0;
for (const [name, step] of Object.entries(steps)) {
  if (only.length > 0 && !only.includes(name)) continue;
  const startedAt = performance.now();
  const findings = await step();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${findings ? 'failed' : 'ok    '}  ${name.padEnd(12)} ${seconds} s`);
  if (!findings) continue;
  failed += 1;
  console.log(findings.trimEnd().replaceAll(/^/gm, '        '));
}
process.exit(failed > 0 ? 1 : 0);

async function run(command: string, ...args: string[]): Promise<string> {
  const { code, output } = await runCommand(command, args);
  return code === 0 ? '' : output || `${command} ended with code ${code}`;
}
