import { randomInt } from 'node:crypto';

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 14;

/** The bank's own name for something: of letters that are not taken for each other. */
export function newRef(prefix: string): string {
  return prefix + Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
}
