import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { acquireBuildLock } from './build-lock.ts';
import { runScript } from './run-script.ts';

interface Workspace {
  /** From the root, such as `packages/ui`. */
  readonly dir: string;
  readonly buildScript: string | undefined;
  readonly draftScript: string | undefined;
  readonly dependencies: readonly string[];
}

const root = resolve(import.meta.dirname, '../../..');
const skipped = new Set(['node_modules', 'dist', '.cache', 'test-results']);
/** The pictures are drawn into the web build, and are gone when that is. */
const notes: Readonly<Record<string, string>> = { 'packages/pictures': 'apps/web/dist/.pictures-from' };

/**
 * Runs the `build` script of the named workspaces where their sources, or those of the workspaces
 * that they depend on, differ from what the last build was made of. Notes that in `dist/.built-from`.
 * All are built at the same time; with `isPatient` whatever else runs comes first.
 */
export async function buildStale(
  dirs: readonly string[],
  report: (line: string) => void,
  { isPatient = false }: { isPatient?: boolean } = {},
): Promise<void> {
  await Promise.all(
    dirs.map(async (dir) => {
      if (!findStale(dir)) return;
      // another start in the same checkout may be building
      const release = await acquireBuildLock(
        join(root, 'node_modules', '.cache', `build-${dir.replace('/', '-')}.lock`),
      );
      try {
        const stale = findStale(dir);
        if (stale) await build(stale, report, isPatient);
      } finally {
        release();
      }
    }),
  );
}

/** Runs the workspace's `draft` script where its build is stale: what stands in for it until it is built. */
export async function draftStale(dir: string, report: (line: string) => void): Promise<void> {
  const stale = findStale(dir);
  if (!stale?.workspace.draftScript) return;
  report(`drafting ${dir} …`);
  await runScript({ dir, script: stale.workspace.draftScript });
}

async function build(
  { workspace, note, sources }: StaleWorkspace,
  report: (line: string) => void,
  isPatient: boolean,
): Promise<void> {
  report(`building ${workspace.dir} …`);
  rmSync(note, { force: true });
  await runScript({ dir: workspace.dir, script: workspace.buildScript, isPatient });
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, sources);
}

interface StaleWorkspace {
  readonly workspace: Workspace & { readonly buildScript: string };
  /** The file that says what the last build was made of, and what it should say. */
  readonly note: string;
  readonly sources: string;
}

/** Null when it is built from what its sources are now. */
function findStale(dir: string): StaleWorkspace | null {
  const workspaces = readWorkspaces();
  const workspace = workspaces.values().find((one) => one.dir === dir);
  if (!workspace?.buildScript) throw new Error(`${dir} has no build script`);
  const { buildScript } = workspace;
  const note = join(root, notes[dir] ?? join(dir, 'dist', '.built-from'));
  const sources = hashSources(withDependencies(workspace, workspaces));
  const isFresh = existsSync(note) && readFileSync(note, 'utf8') === sources;
  return isFresh ? null : { workspace: { ...workspace, buildScript }, note, sources };
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
        draftScript: manifest.scripts?.draft,
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
