// The one file that runs on any Node.js from 20 on: installs what is missing, then hands over to
// the Node.js of the project. `node start.mjs [create-site|maintenance|open-jackpot|create-operator|break-glass|check-log|provider:conformance|rtp|test|check|bench|chaos] [arguments]`, without a word: start.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';

const root = import.meta.dirname ?? fail(`Node.js 20.11 or later is needed; this is ${process.version}`);
const [task = 'start', ...rest] = process.argv.slice(2);
const entries = {
  start: 'apps/launcher/src/main.ts',
  'create-site': 'apps/server/src/commands/create-site.ts',
  maintenance: 'apps/server/src/commands/maintenance.ts',
  'open-jackpot': 'apps/server/src/commands/open-jackpot.ts',
  'create-operator': 'apps/server/src/commands/create-operator.ts',
  'break-glass': 'apps/server/src/commands/break-glass.ts',
  'check-log': 'apps/server/src/commands/check-log.ts',
  'provider:conformance': 'apps/server/src/commands/provider-conformance.ts',
  rtp: 'apps/studio/tools/print-rtp.ts',
  test: 'tools/test.ts',
  check: 'tools/check.ts',
  bench: 'bench/main.ts',
  chaos: 'bench/chaos/main.ts',
};
const oldestNode = 24;
const signalExitBase = 128;

/** What looks at the project itself, with packages that running it does not need. */
const needsDev = ['test', 'check', 'bench', 'chaos'].includes(task);

const entry = entries[task] ?? fail(`Unknown task "${task}"; there are ${Object.keys(entries).join(', ')}`);
if (!isInstalled({ dev: needsDev })) install();
handOver();

/** Compares npm's note of what it installed with the lock file, so a `npm ci` by hand counts too. */
function isInstalled({ dev: withDev }) {
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
  const wanted = readPackages(join(root, 'package-lock.json'));
  if (!wanted) fail('package-lock.json is missing');
  if (!installed) return false;
  return Object.entries(wanted).every(([path, { version, optional, dev, link }]) => {
    if (!path.includes('node_modules/') || link || (dev && !withDev)) return true;
    const there = installed[path];
    // an optional package is absent where it is for another platform
    return there ? there.version === version : optional === true;
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}

function install() {
  process.stdout.write('installing packages …\n');
  // what is there may be running: packages are added to it, where it lacks only those of development
  const isRunnable = needsDev && isInstalled({ dev: false });
  const npm = process.env.npm_execpath?.endsWith('.js')
    ? [process.execPath, [process.env.npm_execpath]]
    : ['npm', []];
  const [command, args] = npm;
  const { status, error } = spawnSync(
    command,
    // what npm has kept is what the lock file names: asking whether it has changed only takes time
    [
      ...args,
      ...(isRunnable ? ['install', '--no-save'] : ['ci']),
      ...(needsDev ? ['--include=dev'] : ['--omit=dev']),
      '--prefer-offline',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32' && command === 'npm',
    },
  );
  if (error || status !== 0)
    fail(`Installing failed${error ? `: ${error.message}` : ''}; "npm ci" says more`);
}

function handOver() {
  const node = findNode();
  const isOfProduct = entry.startsWith('apps/');
  const envFile = isOfProduct && existsSync(join(root, '.env')) ? ['--env-file=.env'] : [];
  const child = spawn(node, [...envFile, join(root, entry), ...rest], {
    cwd: root,
    // the channel tells the child when this process is gone, however it went
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
      // what the sources compile to is kept for the next start
      ...(isOfProduct && { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') }),
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  }
  child.on('error', (error) => fail(`${node} could not be run: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? signalExitBase + (constants.signals[signal] ?? 0)));
  endWithNpm(() => child.kill('SIGTERM'));
}

function findNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  const own = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', binary);
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= oldestNode) return process.execPath;
  return fail(
    `There is no Node.js ${oldestNode} among the packages for ${process.platform}-${process.arch}; run this with Node.js ${oldestNode} or later`,
  );
}

/** npm may be killed without a word to its children; between it and this process may stand a shell. */
function endWithNpm(end) {
  if (!process.env.npm_lifecycle_event) return;
  const parents = [process.ppid];
  const isShell = /^(sh|bash|dash|ash|zsh)$/.test(readStat(process.ppid).name);
  if (isShell) parents.push(readStat(process.ppid).parent);
  const watch = setInterval(() => {
    const isGone = process.ppid !== parents[0] || (isShell && readStat(parents[0]).parent !== parents[1]);
    if (!isGone) return;
    clearInterval(watch);
    end();
  }, 500);
  watch.unref();
}

/** Name and parent of a process; empty where the system has no /proc. */
function readStat(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const afterName = stat.lastIndexOf(')');
    return {
      name: stat.slice(stat.indexOf('(') + 1, afterName),
      parent: Number(stat.slice(afterName + 2).split(' ')[1]),
    };
  } catch {
    return { name: '', parent: 0 };
  }
}

/** @returns {never} */
function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
