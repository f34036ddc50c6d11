import { expect, it } from 'vitest';
import { installOffer, installsByHand, type InstallState } from './install-rules.ts';

const day = 86_400_000;
const willing: InstallState = {
  way: 'ask',
  isInstalled: false,
  visits: 2,
  refusedAtMs: null,
  nowMs: 100 * day,
  isBusy: false,
  isWholePhonePage: true,
};

it('offers it to who has come again and is busy with nothing', () => {
  expect(installOffer(willing)).toBe('ask');
  expect(installOffer({ ...willing, way: 'by-hand' })).toBe('by-hand');
});

it.each<[string, Partial<InstallState>]>([
  ['comes for the first time', { visits: 1 }],
  ['has it installed', { isInstalled: true }],
  ['has a browser that cannot', { way: null }],
  ['plays, is asked something or reads a dialog', { isBusy: true }],
  ['sits at a desktop, or sees a part of the page within an app', { isWholePhonePage: false }],
  ['said no less than thirty days ago', { refusedAtMs: 71 * day }],
])('does not disturb who %s', (_, state) => {
  expect(installOffer({ ...willing, ...state })).toBeNull();
});

it('asks again after thirty days', () => {
  expect(installOffer({ ...willing, refusedAtMs: 70 * day })).toBe('ask');
});

it('knows Safari on a phone from what only looks like it', () => {
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
  expect(installsByHand(`${phone} Version/18.0 Mobile/15E148 Safari/604.1`)).toBe(true);
  expect(installsByHand(`${phone} CriOS/130.0 Mobile/15E148 Safari/604.1`)).toBe(false);
  expect(installsByHand(`${phone} Mobile/15E148 Line/14.0`)).toBe(false);
});
