import { commentsOf } from './named-files.ts';

/** Documents and lists that are not part of the project: nobody who reads the code has them. */
const outside = [
  /\b(?:product|decisions|rows|engineering)\.md\b/,
  /\breviews?\//,
  // rows of a list, such as "Q13 to Q19" or "Q70, Q71"
  /\b[A-Z]\d{1,2}(?:,| to| and) [A-Z]?\d{1,2}\b/,
];

/** Comments that point at documents of elsewhere instead of saying the thing itself: one line each. */
export function findOutsideIds(path: string, text: string): string[] {
  if (path.startsWith('tools/')) return [];
  return commentsOf(path, text).flatMap(([line, comment]) => {
    const id = outside.map((pattern) => pattern.exec(comment)?.[0]).find(Boolean);
    return id ? [`${path}:${line}: "${id}" is of a document that is not here; say the thing itself`] : [];
  });
}
