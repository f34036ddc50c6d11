import { runCommand } from './run-command.ts';

export interface TestOptions {
  /** Suites to run; none for all. */
  readonly named: readonly string[];
  /** Such as `2/3`: the second third of each suite's files. */
  readonly shard: string | null;
  /** A revision: only tests that the changes since then may touch. */
  readonly affectedSince: string | null;
}

/** Reads what stands behind `npm test --`; a word that means nothing throws. */
export function readTestOptions(words: readonly string[], suites: readonly string[]): TestOptions {
  const options = {
    named: [] as string[],
    shard: null as string | null,
    affectedSince: null as string | null,
  };
  for (const word of words) {
    const [, shard] = /^--shard=(\d+\/\d+)$/.exec(word) ?? [];
    const [isAffected, since = 'HEAD'] = /^--affected(?:=(.+))?$/.exec(word) ?? [];
    if (shard) options.shard = shard;
    else if (isAffected) options.affectedSince = since;
    else if (suites.includes(word)) options.named.push(word);
    else
      throw new Error(
        `"${word}" is neither a suite (${suites.join(', ')}) nor --shard=1/2 nor --affected=main`,
      );
  }
  return options;
}

/** Files that differ from `revision`, committed or not, and new ones. */
export async function changedFiles(revision: string): Promise<string[]> {
  const [changed, added] = await Promise.all([
    runCommand('git', ['diff', '--name-only', revision]),
    runCommand('git', ['ls-files', '--others', '--exclude-standard']),
  ]);
  if (changed.code !== 0) throw new Error(`git does not know ${revision}: ${changed.output.trim()}`);
  return `${changed.stdout}${added.stdout}`.split('\n').filter(Boolean);
}

/** False for prose, measurements and tests that no process is made of. */
export function isPartOfProduct(file: string): boolean {
  if (file.endsWith('.md') || /^(bench|docs|\.ci)\//.test(file)) return false;
  return file.endsWith('.process.test.ts') || !/\.test\.tsx?$/.test(file);
}
