import { createHash } from 'node:crypto';

/** What is stored of a token, or of the signature of a proof of work. */
export function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** What is stored of the characters that were drawn: letter case and blanks around them don't count. */
export function hashOfAnswer(token: string, answer: string): Buffer {
  return hashOf(`${token}:${answer.trim().toUpperCase()}`);
}
