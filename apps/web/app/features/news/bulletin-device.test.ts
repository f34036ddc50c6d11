import { expect, it } from 'vitest';
import { bulletinsFor } from './bulletin-device.ts';

const bulletins = [{ display_device: 0 }, { display_device: 1 }, { display_device: 2 }] as const;

it('shows what is for all and what is for the layout', () => {
  expect(bulletinsFor('desktop', bulletins)).toEqual([{ display_device: 0 }, { display_device: 1 }]);
  expect(bulletinsFor('mobile', bulletins)).toEqual([{ display_device: 0 }, { display_device: 2 }]);
});
