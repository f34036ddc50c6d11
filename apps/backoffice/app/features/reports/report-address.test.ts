import { expect, test } from 'vitest';
import { addressBelow, daysIn, presetPeriod } from './report-address.ts';

const nothing = { site_id: null, day: null, gt_id: null, gp_id: null, game_code: null, member_id: null };
const period = { from: '2026-11-01', to: '2026-11-23' };

test('a report begins with the last days of the reader’s calendar', () => {
  const shown = presetPeriod(new Date(2026, 2, 5, 0, 30), 30);
  expect([shown, daysIn(shown)]).toEqual([{ from: '2026-02-04', to: '2026-03-05' }, 30]);
});

test('a day opens down to its providers, and is the period from then on', () => {
  const line = { ...nothing, day: '2026-11-20', currency: 'USD' as const };
  expect(addressBelow(new URLSearchParams('site=2&open=x'), { by: 'day', ...period }, line)).toBe(
    '/reports?site=2&from=2026-11-20&to=2026-11-20&currency=USD&by=provider',
  );
});

test('a member opens down to the rounds that the figures were of', () => {
  const address = new URLSearchParams('by=member&provider=GPFC&game=koi&currency=VND');
  const line = { ...nothing, site_id: 2, member_id: 17, currency: 'VND' as const };
  expect(addressBelow(address, { by: 'member', ...period }, line)).toBe(
    '/reports/rounds?provider=GPFC&game=koi&currency=VND&from=2026-11-01&to=2026-11-23&site=2&member=17',
  );
});
