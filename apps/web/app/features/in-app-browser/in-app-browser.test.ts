import { expect, it } from 'vitest';
import { inAppBrowser } from './in-app-browser.ts';

const page = 'https://lotus.example/gameHall/2?lang=th_TH';
const nameIn = (userAgent: string) => inAppBrowser(userAgent, page)?.name ?? null;

it.each([
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 Safari Line/14.1.0', 'LINE'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/21A [FBAN/FBIOS;FBAV/440.0]', 'Facebook'],
  ['Mozilla/5.0 (iPhone) Mobile/21A [FBAN/MessengerForiOS;FBAV/440.0]', 'Messenger'],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/120 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/440]', 'Facebook'],
  ['Mozilla/5.0 (iPhone) Mobile/15E148 Instagram 300.0.0.0', 'Instagram'],
  ['Mozilla/5.0 (iPhone) Mobile/15E148 MicroMessenger/8.0.40', 'WeChat'],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/120 Mobile Safari/537.36 Zalo android/23', 'Zalo'],
])('knows %s', (userAgent, name) => {
  expect(nameIn(userAgent)).toBe(name);
});

it.each([
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36 Baseline/3',
])('takes %s for a browser of its own', (userAgent) => {
  expect(nameIn(userAgent)).toBeNull();
});

it('leads out of LINE to the same page, and out of no other by itself', () => {
  expect(inAppBrowser('Line/14', page)?.wayOut).toBe(`${page}&openExternalBrowser=1`);
  expect(inAppBrowser('Instagram 300', page)?.wayOut).toBeNull();
});
