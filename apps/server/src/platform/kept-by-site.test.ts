import { beforeEach, expect, test } from 'vitest';
import { createKeptBySite, type KeptBySite } from './kept-by-site.ts';

interface Content {
  readonly names: readonly string[];
}

let nowMs: number;
let isCurrent: boolean;
let readings: PromiseWithResolvers<Content>[];
let contents: KeptBySite<Content>;

beforeEach(() => {
  nowMs = 0;
  isCurrent = true;
  readings = [];
  contents = createKeptBySite({
    read: () => {
      const reading = Promise.withResolvers<Content>();
      readings.push(reading);
      return reading.promise;
    },
    isCurrent: () => isCurrent,
    nowMs: () => nowMs,
  });
});

const empty: Content = { names: [] };

test('is read once for all who ask, of each site', async () => {
  const asked = [contents.of(1), contents.of(1), contents.of(2)];
  for (const { resolve } of readings) resolve({ ...empty });
  const [first, second, other] = await Promise.all(asked);
  expect(second).toBe(first);
  expect(other).not.toBe(first);
  expect(await contents.of(1)).toBe(first);
  expect(readings).toHaveLength(2);
});

test('is read again after a change, of that site alone or of all', () => {
  const readAgain = (siteId: number) => {
    const before = readings.length;
    void contents.of(siteId);
    return readings.length > before;
  };
  readAgain(1);
  readAgain(2);
  contents.drop(1);
  expect([readAgain(1), readAgain(2)]).toEqual([true, false]);
  contents.drop(null);
  expect([readAgain(1), readAgain(2)]).toEqual([true, true]);
});

test('what was being read while it changed is not kept', async () => {
  const before = contents.of(1);
  contents.drop(1);
  const after = contents.of(1);
  readings[1]?.resolve({ ...empty });
  readings[0]?.resolve({ ...empty });
  expect(await contents.of(1)).toBe(await after);
  expect(await contents.of(1)).not.toBe(await before);
});

test('nothing is kept while nobody would tell of a change, nor shown after such a time', () => {
  void contents.of(1);
  isCurrent = false;
  void contents.of(1);
  void contents.of(1);
  expect(readings).toHaveLength(3);
  isCurrent = true;
  void contents.of(1);
  expect(readings).toHaveLength(4);
});

test('is read again after ten seconds, whatever was told', () => {
  void contents.of(1);
  nowMs = 9_999;
  void contents.of(1);
  expect(readings).toHaveLength(1);
  nowMs = 10_000;
  void contents.of(1);
  expect(readings).toHaveLength(2);
});

test('a failed reading is not remembered', async () => {
  const failed = contents.of(1);
  readings[0]?.reject(new Error('no database'));
  await expect(failed).rejects.toThrow('no database');
  const next = contents.of(1);
  readings[1]?.resolve(empty);
  expect(await next).toBe(empty);
});
