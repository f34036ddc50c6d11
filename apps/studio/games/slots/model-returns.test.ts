import { expect, test } from 'vitest';
import { slotModels, slotReturnPercent } from '@halls/house-games';
import { slotRtp } from './models/rtp.ts';

test.each(slotModels)('the listed return of %s is the exact one, rounded down', (model) => {
  expect(slotReturnPercent[model]).toBe((Math.floor(slotRtp[model].total * 10_000) / 100).toFixed(2));
});
