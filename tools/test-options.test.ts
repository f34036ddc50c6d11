import { expect, it } from 'vitest';
import { isPartOfProduct, readTestOptions } from './test-options.ts';

const suites = ['unit', 'db'];

it('reads suites, a shard and since when', () => {
  expect(readTestOptions([], suites)).toEqual({ named: [], shard: null, affectedSince: null });
  expect(readTestOptions(['db', '--shard=2/3', '--affected=main'], suites)).toEqual({
    named: ['db'],
    shard: '2/3',
    affectedSince: 'main',
  });
  expect(readTestOptions(['--affected'], suites).affectedSince).toBe('HEAD');
});

it.each(['data', '--shard', '--shard=1', '--afected'])('refuses %s', (word) => {
  expect(() => readTestOptions([word], suites)).toThrow(word);
});

it.each([
  ['apps/server/src/app.ts', true],
  ['package-lock.json', true],
  ['apps/server/test/money/crash.process.test.ts', true],
  ['e2e/journey/play.spec.ts', true],
  ['README.md', false],
  ['apps/server/src/modules/site/site.db.test.ts', false],
  ['bench/main.ts', false],
])('%s counts as the product: %s', (file, counts) => {
  expect(isPartOfProduct(file)).toBe(counts);
});
