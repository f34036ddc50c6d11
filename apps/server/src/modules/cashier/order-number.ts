import { randomInt } from 'node:crypto';

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const randomLetters = 10;

/** What a member can read out on the phone: `D`, `W` or `R`, the day, and letters that are not taken for each other. */
export function newOrderNumber(now: Date, kind: 'D' | 'W' | 'R' = 'D'): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '');
  return `${kind}${day}${Array.from({ length: randomLetters }, () => letters[randomInt(letters.length)]).join('')}`;
}
