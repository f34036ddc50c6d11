import { join } from 'node:path';
import { checkBoundaries } from './boundaries.ts';
import { sparingDrawings } from './drawings.ts';
import { checkHouseRules } from './house-rules/house-rules.ts';
import { root, runCommand } from './run-command.ts';
import { checkSqlWall } from './sql-wall/sql-wall.ts';

/** What a check found; nothing when all is well. */
type Check = () => Promise<string>;

export const checks: Readonly<Record<string, Check>> = {
  types: checkTypes,
  lint: () =>
    sparingDrawings('lint', (leftOut) =>
      run(
        'oxlint',
        '--type-aware',
        '--quiet',
        '--format=unix',
        ...leftOut.map((pattern) => `--ignore-pattern=${pattern}`),
      ),
    ),
  format: () => run('oxfmt', '--list-different'),
  boundaries: checkBoundaries,
  'sql wall': checkSqlWall,
  'dead code': () => run('knip', '--no-progress', '--no-config-hints'),
  duplication: () => run('jscpd', '--no-colors', '--fail-on-empty', '.'),
  'house rules': checkHouseRules,
};

/** Runs checks one after the other, with a line for each. */
export async function runChecks(names: readonly string[]): Promise<{ passed: number; failed: number }> {
  const counts = { passed: 0, failed: 0 };
  for (const name of names) {
    const startedAt = performance.now();
    const findings =
      (await checks[name]?.()) ?? `there is no check "${name}"; there are ${Object.keys(checks).join(', ')}`;
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${findings ? 'failed' : 'ok    '}  ${name.padEnd(28)} ${seconds.padStart(6)} s`);
    if (findings) console.log(findings.trimEnd().replaceAll(/^/gm, '        '));
    counts[findings ? 'failed' : 'passed'] += 1;
  }
  return counts;
}

/** Each with the globals of where its files run; what the last run learned of unchanged files is kept. */
async function checkTypes(): Promise<string> {
  const projects = [
    'tsconfig.json',
    'apps/web/tsconfig.json',
    'apps/backoffice/tsconfig.json',
    'apps/studio/tsconfig.client.json',
    'e2e/tsconfig.json',
  ];
  const findings = [];
  for (const project of projects) {
    const learned = join(
      root,
      'node_modules',
      '.cache',
      'tsc',
      `${project.replaceAll('/', '-')}.tsbuildinfo`,
    );
    findings.push(await run('tsc', '-p', project, '--incremental', '--tsBuildInfoFile', learned));
  }
  return findings.join('');
}

/** The checkers that are written in Go look for garbage less often: a sixth less work for a tenth more memory. */
const sparing = { GOGC: '400' };

async function run(command: string, ...args: string[]): Promise<string> {
  const { code, output } = await runCommand(command, args, { env: sparing });
  return code === 0 ? '' : output || `${command} ended with code ${code}`;
}
