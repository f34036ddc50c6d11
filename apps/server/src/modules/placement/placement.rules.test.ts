import { expect, test } from 'vitest';
import { backgroundOf, isCurrent, isForVersion } from './placement.rules.ts';

test('something is shown from its start on and until its end', () => {
  const [start_at, end_at] = [new Date(1_000), new Date(2_000)];
  const shown = [999, 1_000, 1_999, 2_000].map((at) => isCurrent({ start_at, end_at }, new Date(at)));
  expect(shown).toEqual([false, true, true, false]);
  expect(isCurrent({ start_at: null, end_at: null }, new Date(0))).toBe(true);
});

test('what is of one version is shown to clients of that version alone', () => {
  const asked = [undefined, 'pc', 'H5_1'];
  expect(asked.map((version) => isForVersion({ model_version: null }, version))).toEqual([true, true, true]);
  expect(asked.map((version) => isForVersion({ model_version: 'pc' }, version))).toEqual([
    false,
    true,
    false,
  ]);
});

test('a template without a background of its own has the site’s, if there is one', () => {
  const rows = [
    { template: '', photo_path: '/a.webp' },
    { template: 'H5_1', photo_path: '/b.webp' },
  ];
  expect(['H5_1', 'H5_2', undefined, ''].map((template) => backgroundOf(rows, template))).toEqual([
    '/b.webp',
    '/a.webp',
    '/a.webp',
    '/a.webp',
  ]);
  expect(backgroundOf(rows.slice(1), 'pc')).toBe('');
});
