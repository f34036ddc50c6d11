import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { sparingDrawings } from './drawings.ts';
import { root } from './run-command.ts';

const check = `test-${process.pid}`;
afterEach(() =>
  rmSync(join(root, 'node_modules', '.cache', 'checked', `${check}-drawings`), { force: true }),
);

it('leaves the drawings out once they have passed, and not before', async () => {
  const leftOut: (readonly string[])[] = [];
  const judge = (findings: string) =>
    sparingDrawings(check, async (patterns) => {
      leftOut.push(patterns);
      return findings;
    });
  expect(await judge('a finding')).toBe('a finding');
  expect(await judge('')).toBe('');
  expect(await judge('a finding elsewhere')).toBe('a finding elsewhere');
  expect(leftOut).toEqual([[], [], ['packages/pictures/**']]);
});
