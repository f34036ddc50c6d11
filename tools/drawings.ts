import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run-command.ts';

/** A quarter of all lines, which change once in a while. */
const folder = 'packages/pictures';
/** By what they are judged: a change of it has the drawings looked at again. */
const judgedBy = ['.oxlintrc.json', 'package-lock.json', 'tsconfig.base.json', 'packages/house-games/src'];

/**
 * Runs a check over everything, or over everything but the drawings where it has passed them as they are.
 * `run` gets the pattern of what to leave out.
 */
export async function sparingDrawings(
  check: string,
  run: (leftOut: readonly string[]) => Promise<string>,
): Promise<string> {
  const note = join(root, 'node_modules', '.cache', 'checked', `${check}-drawings`);
  const state = hashOf([folder, ...judgedBy].map((path) => join(root, path)));
  const isKnown = existsSync(note) && readFileSync(note, 'utf8') === state;
  const findings = await run(isKnown ? [`${folder}/**`] : []);
  if (!findings && !isKnown) {
    mkdirSync(dirname(note), { recursive: true });
    writeFileSync(note, state);
  }
  return findings;
}

function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(listFiles)) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => name !== 'node_modules')
    .toSorted((a, b) => (a < b ? -1 : 1))
    .flatMap((name) => listFiles(join(path, name)));
}
