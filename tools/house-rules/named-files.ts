import { basename } from 'node:path';

const codePath = /\.(ts|tsx|mjs|sql|css)$/;
const fileName = /(?<![\w/.*-])((?:[\w-]+\/)*[\w-][\w.-]*\.(?:tsx?|mjs|sql|css|md|json))(?![\w(])/g;
/** Made by a build, by npm or by a browser; or a file of whoever reads. */
const notOurs =
  /^(package|tsconfig|manifest|secrets|latest|x|\.package-lock|entry-server)\.|\.(test|spec|tables|repo|routes|rules)\.tsx?$|^dist\//;

/**
 * Files that a comment or a document names and that are not there (any more): one line each.
 * `files` are all paths of the project; a name may leave out the folders above it.
 */
export function findMissingFiles(path: string, text: string, files: readonly string[]): string[] {
  if (path.startsWith('tools/') || /(^|\/)(adr|locales)\//.test(path)) return [];
  const known = new Set(files.flatMap((file) => [file, basename(file)]));
  return commentsOf(path, text).flatMap(([line, comment]) =>
    [...comment.matchAll(fileName)]
      .map(([, name = '']) => name)
      .filter((name) => !notOurs.test(basename(name)) && !notOurs.test(name))
      .filter((name) => !known.has(name) && !files.some((file) => file.endsWith(`/${name}`)))
      .map((name) => `${path}:${line}: ${name} is named and does not exist`),
  );
}

/** Lines of comments with their numbers; of a document, all lines. */
export function commentsOf(path: string, text: string): [number, string][] {
  const lines = text.split('\n').map((line, index): [number, string] => [index + 1, line]);
  if (path.endsWith('.md')) return lines;
  if (!codePath.test(path)) return [];
  return lines.flatMap(([number, line]): [number, string][] => {
    const comment = /^\s*(?:\/?\*{1,2}|--)\s(.*)|(?:^|\s)\/\/\s(.*)/.exec(line);
    return comment ? [[number, comment[1] ?? comment[2] ?? '']] : [];
  });
}
