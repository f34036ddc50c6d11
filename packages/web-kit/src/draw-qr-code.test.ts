import { expect, it } from 'vitest';
import { drawQrCode } from './draw-qr-code.ts';

/** Whether the drawing covers the middle of a module. */
function isDark({ path }: { path: string }, x: number, y: number): boolean {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].some(
    ([, from, row, length]) => Number(row) === y && Number(from) <= x && x < Number(from) + Number(length),
  );
}

it('draws the three corners that a camera looks for, within a quiet zone', () => {
  const code = drawQrCode('https://halls.example/');
  const last = code.size - 1 - 4;
  for (const [x, y] of [
    [4, 4],
    [last, 4],
    [4, last],
  ] as const)
    expect([x, y, isDark(code, x, y)]).toEqual([x, y, true]);
  expect([isDark(code, 5, 5), isDark(code, 6, 6)]).toEqual([false, true]);
  for (let at = 0; at < code.size; at += 1)
    expect([isDark(code, at, 3), isDark(code, 3, at)]).toEqual([false, false]);
});

it('says something else for another address', () => {
  expect(drawQrCode('https://a.example/').path).not.toBe(drawQrCode('https://b.example/').path);
});
