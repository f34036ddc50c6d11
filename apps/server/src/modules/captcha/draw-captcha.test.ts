import { createDecipheriv, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readByCells, readByColumns } from '../../../test/captcha-reader.ts';
import { drawCaptcha } from './draw-captcha.ts';
import { encryptForClient } from './encrypt-for-client.ts';
import { captchaAlphabet } from './glyphs.ts';

test('an SVG shows four characters without look-alikes and holds no text', () => {
  const answers = new Set<string>();
  for (let round = 0; round < 200; round += 1) {
    const { answer, svg } = drawCaptcha(Math.random);
    expect(answer).toMatch(/^[ACDEFHJKMNPRTWXY3479]{4}$/);
    expect(svg.replace(/<[^>]*>/g, '')).toBe('');
    expect(svg).not.toMatch(/<text|<title|aria-label/);
    expect(svg.length).toBeLessThan(16_000);
    answers.add(answer);
  }
  expect(answers.size).toBeGreaterThan(190);
});

test('all is drawn with one pen, in pieces that come in no order and never twice', () => {
  const seen = new Set<string>();
  let count = 0;
  for (let round = 0; round < 50; round += 1) {
    const { svg } = drawCaptcha(Math.random);
    expect(svg.match(/<path/g)).toHaveLength(1);
    const pieces = (/ d="M([^"]+)"/.exec(svg)?.[1] ?? '').split('M').filter((piece) => piece.length > 30);
    for (const piece of pieces) seen.add(piece);
    count += pieces.length;
  }
  expect(count).toBeGreaterThan(500);
  expect(seen.size).toBe(count);
});

// Of the drawing before this one, with a pen and a cell for each character, the first program reads 99 of a hundred.
test.each([
  ['pens and cells', readByCells],
  ['columns with little ink', readByColumns],
])('a short program that goes by %s reads next to none', { timeout: 60_000 }, (_, read) => {
  const drawn = Array.from({ length: 25 }, () => drawCaptcha(Math.random));
  expect(drawn.filter(({ answer, svg }) => read(svg) === answer).length).toBeLessThanOrEqual(2);
});

test('every character can be drawn', () => {
  for (const [index] of captchaAlphabet.entries()) {
    const { answer } = drawCaptcha(() => (index + 0.5) / captchaAlphabet.length);
    expect(answer).toBe((captchaAlphabet[index] as string).repeat(4));
  }
});

test('what is encrypted for a client opens under its key alone', () => {
  const key = randomBytes(32);
  const text = JSON.stringify({ code: 100, data: '<svg/>' });
  const sealed = Buffer.from(encryptForClient(text, key.toString('base64url')), 'base64');
  const open = (under: Buffer) => {
    const decipher = createDecipheriv('aes-256-gcm', under, sealed.subarray(0, 12));
    decipher.setAuthTag(sealed.subarray(-16));
    return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString('utf8');
  };
  expect(open(key)).toBe(text);
  expect(() => open(randomBytes(32))).toThrow();
});
