import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { acquireBuildLock } from './build-lock.ts';

/** A build failed; the message holds the end of what it printed. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

interface Workspace {
  /** From the root, such as `packages/ui`. */
  readonly dir: string;
  readonly buildScript: string | undefined;
  readonly dependencies: readonly string[];
}

const root = resolve(import.meta.dirname, '../../..');
const skipped = new Set(['node_modules', 'dist', '.cache', 'test-results']);
const outputLines = 30;

/**
 * Runs the `build` script of the named workspaces where their sources, or those of the workspaces
 * that they depend on, differ from what the last build was made of. Notes that in `dist/.built-from`.
 */
export async function buildStale(dirs: readonly string[], report: (line: string) => void): Promise<void> {
  if (listStale(dirs).length === 0) return;
  // another start in the same checkout may be building
  const release = await acquireBuildLock(join(root, 'node_modules', '.cache', 'build.lock'));
  try {
    for (const { workspace, note, sources } of listStale(dirs)) {
      report(`building ${workspace.dir} …`);
      rmSync(note, { force: true });
      await run(workspace.dir, workspace.buildScript);
      mkdirSync(dirname(note), { recursive: true });
      writeFileSync(note, sources);
    }
  } finally {
    release();
  }
}

interface StaleWorkspace {
  readonly workspace: Workspace & { readonly buildScript: string };
  /** The file that says what the last build was made of, and what it should say. */
  readonly note: string;
  readonly sources: string;
}

function listStale(dirs: readonly string[]): readonly StaleWorkspace[] {
  const workspaces = readWorkspaces();
  return [...workspaces.values()].flatMap((workspace) => {
    const { buildScript, dir } = workspace;
    if (!buildScript || !dirs.includes(dir)) return [];
    const note = join(root, dir, 'dist', '.built-from');
    const sources = hashSources(withDependencies(workspace, workspaces));
    const isFresh = existsSync(note) && readFileSync(note, 'utf8') === sources;
    return isFresh ? [] : [{ workspace: { ...workspace, buildScript }, note, sources }];
  });
}

function readWorkspaces(): Map<string, Workspace> {
  const found = new Map<string, Workspace>();
  for (const parent of ['apps', 'packages']) {
    for (const name of readdirSync(join(root, parent))) {
      const file = join(root, parent, name, 'package.json');
      if (!existsSync(file)) continue;
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as {
        name: string;
        scripts?: Record<string, string>;
        dependencies?: Record<string, string>;
      };
      found.set(manifest.name, {
        dir: `${parent}/${name}`,
        buildScript: manifest.scripts?.build,
        dependencies: Object.keys(manifest.dependencies ?? {}),
      });
    }
  }
  return found;
}

function withDependencies(
  first: Workspace,
  workspaces: ReadonlyMap<string, Workspace>,
): readonly Workspace[] {
  const found = new Set([first]);
  // a set goes on to what is added while it is walked
  for (const workspace of found) {
    for (const name of workspace.dependencies) {
      const dependency = workspaces.get(name);
      if (dependency) found.add(dependency);
    }
  }
  return [...found];
}

function hashSources(workspaces: readonly Workspace[]): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const { dir } of workspaces)
    for (const file of listSources(join(root, dir))) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function listSources(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (skipped.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) return [];
      const path = join(dir, entry.name);
      return entry.isDirectory() ? listSources(path) : [path];
    });
}

function run(dir: string, script: string): Promise<void> {
  return new Promise((settle, reject) => {
    const child = spawn(script, {
      cwd: join(root, dir),
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
      },
    });
    const abandon = (): void => void child.kill();
    process.once('exit', abandon);
    const output: string[] = [];
    const keep = (chunk: Buffer): void => {
      output.push(...chunk.toString().split('\n'));
      output.splice(0, output.length - outputLines);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', () => process.off('exit', abandon));
    child.once('close', (code) =>
      code === 0 ? settle() : reject(new BuildError(`Building ${dir} failed:\n${output.join('\n').trim()}`)),
    );
  });
}
