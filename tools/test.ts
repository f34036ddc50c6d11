import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildProduct, findChromium, findRedis } from '@halls/testkit';
import { checks, runChecks } from './checks.ts';
import { installPackage } from './install-package.ts';
import { endWithParent, runCommand } from './run-command.ts';
import { changedFiles, isPartOfProduct, readTestOptions, type TestOptions } from './test-options.ts';
import {
  countPlaywright,
  countVitest,
  failuresOfPlaywright,
  failuresOfVitest,
  writeFailures,
  type Counts,
  type Failure,
} from './test-reports.ts';

// npm test [-- <suite>… --shard=<i>/<n> --affected[=<revision>]]
const suites = {
  build: runBuild,
  check: async () => ({ ...(await runChecks(Object.keys(checks))), skipped: 0 }),
  unit: () => runVitest('unit'),
  db: runDatabaseTests,
  process: () => (mayAffectProcesses ? runProcessTests() : none('process')),
  browser: () => (mayAffectProcesses ? runBrowser() : none('browser')),
} as const satisfies Readonly<Record<string, () => Promise<Counts>>>;
type Suite = keyof typeof suites;

/** One after the other; within one, lanes side by side: a database and processes are mostly waited for. */
const stages: readonly (readonly (readonly Suite[])[])[] = [
  [
    ['build', 'db', 'unit'],
    ['check', 'process'],
  ],
  [['browser']],
];

endWithParent();
const scratch = mkdtempSync(join(tmpdir(), 'halls-reports-'));
const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const failures: Failure[] = [];
/** Settles when what was asked to be built is. */
const built = Promise.withResolvers<void>();
const { named, shard, affectedSince } = optionsOrExit();
// whole processes and browsers meet code that their tests do not import
const mayAffectProcesses = !affectedSince || (await changedFiles(affectedSince)).some(isPartOfProduct);
if (!isAsked('build')) built.resolve();
for (const lanes of stages)
  await Promise.all(
    lanes.map(async (lane) => {
      for (const name of lane) if (isAsked(name)) await runSuite(name);
    }),
  );
rmSync(scratch, { recursive: true, force: true });
if (failures.length > 0) console.log(writeFailures(failures));
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

function isAsked(name: Suite): boolean {
  return named.length === 0 || named.includes(name);
}

async function runSuite(name: Suite): Promise<void> {
  const startedAt = performance.now();
  const counts = await suites[name]();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const verdict =
    counts.failed > 0
      ? `failed  ${name} (${counts.failed} of ${counts.failed + counts.passed})`
      : `ok      ${name}`;
  console.log(`${verdict.padEnd(36)} ${seconds.padStart(6)} s`);
  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
}

/** Suites that start the server need the web build. It counts as a test only when it fails. */
async function runBuild(): Promise<Counts> {
  try {
    await buildProduct(() => {});
    return { passed: 0, failed: 0, skipped: 0 };
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  } finally {
    built.resolve();
  }
}

function optionsOrExit(): TestOptions {
  try {
    return readTestOptions(process.argv.slice(2), Object.keys(suites));
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function none(suite: string): Promise<Counts> {
  console.log(`${suite}: nothing that it tests has changed`);
  return Promise.resolve({ passed: 0, failed: 0, skipped: 0 });
}

async function runVitest(project: string): Promise<Counts> {
  const report = join(scratch, `${project}.json`);
  const { code, output } = await runCommand(
    'vitest',
    [
      ...['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
      ...(affectedSince ? ['--changed', affectedSince] : []),
      // a shard of few files, or a change that nothing imports, may have no test
      ...(shard ? [`--shard=${shard}`] : []),
      ...(shard || affectedSince ? ['--passWithNoTests'] : []),
    ],
    { env: { NO_COLOR: '1' } },
  );
  const read = readReport(report);
  failures.push(...failuresOfVitest(read));
  return judge(code, output, countVitest(read));
}

/** They start what the other lane builds. */
async function runProcessTests(): Promise<Counts> {
  await built.promise;
  return runVitest('process');
}

async function runDatabaseTests(): Promise<Counts> {
  const reason = findRedis() ? null : await installPackage('redis-server');
  if (reason) console.log(`tests of several nodes are skipped, there is no Redis: ${reason}`);
  return runVitest('db');
}

async function runBrowser(): Promise<Counts> {
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...(shard ? [`--shard=${shard}`] : [])];
  const report = join(scratch, 'browser.json');
  const env = { NO_COLOR: '1', PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  if (!findChromium()) {
    const reason = await installPackage('chromium-headless-shell');
    if (reason) {
      console.log(`browser tests are skipped, there is no Chromium that CHROMIUM_PATH names: ${reason}`);
      await runCommand('playwright', [...args, '--list', '--reporter=json'], { env });
      return { passed: 0, failed: 0, skipped: countPlaywright(readReport(report))?.skipped ?? 0 };
    }
  }
  const { code, output } = await runCommand('playwright', [...args, '--reporter=list,json'], { env });
  const read = readReport(report);
  failures.push(...failuresOfPlaywright(read));
  return judge(code, output, countPlaywright(read));
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** A run that fails beside its tests, such as by an error outside of them, counts as a failure too. */
function judge(code: number, output: string, counts: Counts | null): Counts {
  if (code === 0 && counts) return counts;
  console.log(output.trimEnd());
  if (!counts) return { passed: 0, failed: 1, skipped: 0 };
  return { ...counts, failed: Math.max(counts.failed, 1) };
}
