import { expect, it } from 'vitest';
import { readHalf, writeHalf } from './emergency.rules.ts';

it('a half is read as it was written, however it was typed from paper', () => {
  const bytes = Buffer.from('00112233445566778899aabbccddeeff', 'hex');
  const written = writeHalf(bytes);
  expect(written).toBe('0011-2233-4455-6677-8899-aabb-ccdd-eeff');
  for (const typed of [written, written.toUpperCase(), ` ${written.replaceAll('-', ' ')} `])
    expect(readHalf(typed)).toBe(bytes.toString('hex'));
});

it('what is too short, too long or no half at all is none', () => {
  expect(['', '0011', '0'.repeat(33), 'g'.repeat(32)].map(readHalf)).toEqual([null, null, null, null]);
});
