import { lineAt, withoutComments } from './find-statements.ts';

/** A query of the builder that is executed where it is written. */
export interface Chain {
  readonly line: number;
  /** The calls of the chain itself, in order, without those in its arguments. */
  readonly calls: readonly string[];
  /** Asks for no more rows than it was given keys. */
  readonly isByKeys: boolean;
}

/** The `selectFrom(…)…` of a text, each up to where its expression ends. */
export function findChains(source: string): Chain[] {
  const text = withoutComments(source);
  return [...text.matchAll(/\bselectFrom\(/g)].map(({ index }) => {
    const chain = text.slice(index, endOfExpression(text, index));
    return {
      line: lineAt(text, index),
      calls: callsOf(chain),
      isByKeys: /,\s*'in',/.test(chain) || /=\s*any\s*\(/.test(chain),
    };
  });
}

function callsOf(chain: string): string[] {
  const calls: string[] = [];
  let index = 0;
  while (index < chain.length) {
    const name = /^\.?(\w+)\(/.exec(chain.slice(index));
    if (name) {
      calls.push(name[1] ?? '');
      index = endOfBrackets(chain, index + name[0].length - 1);
    } else index += 1;
  }
  return calls;
}

/** Where an expression that starts at `start` ends: at what separates it, or at a bracket that it did not open. */
function endOfExpression(text: string, start: number): number {
  let index = start;
  while (index < text.length && !';,)]}'.includes(text[index] ?? '')) {
    index = '([{'.includes(text[index] ?? '') ? endOfBrackets(text, index) : endOfToken(text, index);
  }
  return index;
}

/** Behind the bracket that closes the one at `start`. */
function endOfBrackets(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && !')]}'.includes(text[index] ?? '')) {
    index = '([{'.includes(text[index] ?? '') ? endOfBrackets(text, index) : endOfToken(text, index);
  }
  return index + 1;
}

/** Behind a string or a template as a whole; else behind one character. */
function endOfToken(text: string, start: number): number {
  const quote = text[start] ?? '';
  if (!'\'"`'.includes(quote)) return start + 1;
  let index = start + 1;
  while (index < text.length && text[index] !== quote) {
    if (text[index] === '\\') index += 2;
    else if (quote === '`' && text.startsWith('${', index)) index = endOfBrackets(text, index + 1);
    else index += 1;
  }
  return index + 1;
}
