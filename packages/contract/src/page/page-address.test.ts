import { expect, it } from 'vitest';
import { leadsNowhere, pageAddress } from './page-address.ts';

const host = 'http://halls.example';

it.each([
  ['/?r=0.123&utm_source=x', '/'],
  ['/?pwa=1&lang=vi_VN&lang=en_US', '/?lang=vi_VN&pwa=1'],
  ['/?lang=<script>', '/'],
  ['/?gp_id=GPFC', '/'],
  ['/gameHall/2?gp_id=GPFC&fbclid=1', '/gameHall/2?gp_id=GPFC'],
  ['/gameHall/2?gp_id=anything', '/gameHall/2'],
  ['/slotgame?house=a&gp_id=GPR8&gt_id=2&x=1', '/slotgame?gt_id=2&gp_id=GPR8&house=a'],
  ['/gameroom?house=a&gp_id=GPR8&gt_id=2&x=1', '/gameRoom?gt_id=2&gp_id=GPR8&house=a'],
  ['/nowhere?a=b', '/~nowhere~'],
  ['/no/such/0.123', '/~nowhere~'],
  ['/nowhere?lang=vi_VN', '/~nowhere~?lang=vi_VN'],
  ['/gameHall/0.123', '/gameHall/~nowhere~'],
  ['/gameHall/99?gp_id=GPFC', '/gameHall/~nowhere~'],
  ['/gameHall/2/x', '/~nowhere~'],
  ['/gamehall/2/', '/gameHall/2'],
  ['/%67amehall/2', '/~nowhere~'],
  ['/offline?x=1&lang=th_TH', '/offline?lang=th_TH'],
  ['/manifest.webmanifest?lang=th_TH', '/manifest.webmanifest?lang=th_TH'],
  ['/maintenance', '/~nowhere~'],
  ['/discount/17?category=2', '/discount/17'],
  ['/discount?category=2&x=1', '/discount?category=2'],
  ['/discount?category=a', '/discount'],
  ['/main/3?x=1', '/main/3'],
  ['/Sponsor/?x=1', '/sponsor'],
  ['/main/about', '/~nowhere~'],
  ['/FAQ/3/?q=x', '/faq/3'],
  ['/Envelopes/7', '/envelopes/7'],
  ['/Tournament/7?x=1', '/tournament/7'],
  ['/discount/0', '/~nowhere~'],
  ['/discount/1234567890', '/~nowhere~'],
  ['/discount/17/x', '/~nowhere~'],
  ['/user?x=1', '/user'],
  ['/user?page=info', '/user?page=Info'],
  ['/user?page=Nothing', '/user'],
  ['/USER/info/', '/user/Info'],
  ['/user/Nothing', '/~nowhere~'],
  ['/user?page=deposit', '/user?page=Deposit'],
  ['/user/deposit', '/user/Deposit'],
  ['/proxy?page=register', '/proxy?page=Register'],
  ['/proxy/agreement?x=1', '/proxy/Agreement'],
  ['/proxy/Info', '/~nowhere~'],
  ['/register?introducer=abc&ccy=VND', '/register?introducer=abc&ccy=VND'],
  ['/fastDeposit?id=7', '/fastDeposit?id=7'],
])('%s is the page of %s', (asked, address) => {
  expect(pageAddress(host + asked)).toBe(host + address);
});

it('is its own address', () => {
  const address = pageAddress(`${host}/slotgame?house=a.b&gp_id=GPR8&gt_id=2`);
  expect(pageAddress(address)).toBe(address);
});

it.each([
  ['/', false],
  ['/gameHall/2', false],
  ['/user/Info', false],
  ['/gameHall/20', true],
  ['/nowhere', true],
])('of %s it is known whether anything is there: %s', (asked, isNowhere) => {
  expect(leadsNowhere(pageAddress(host + asked))).toBe(isNowhere);
});
