import { expect, test } from 'vitest';
import { shownDevices } from './content.rules.ts';

test('a device shows its own bulletins and those for all', () => {
  expect(shownDevices(1)).toEqual([0, 1]);
  expect(shownDevices(2)).toEqual([0, 2]);
  expect(shownDevices(0)).toEqual([0, 1, 2]);
  expect(shownDevices(undefined)).toEqual([0, 1, 2]);
});
