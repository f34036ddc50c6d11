import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dialogs } from '#app/dialogs/dialogs.ts';
import { goToTarget, openLogin, openMemberPlace, opensOwnWindow } from './member-place.ts';

const place = {
  name: '',
  screen: { availWidth: 1920, availHeight: 1080 },
  location: { pathname: '/', search: '', assign: vi.fn() },
  matchMedia: vi.fn(),
  open: vi.fn(),
};

beforeEach(() => {
  place.name = '';
  place.location.pathname = '/';
  place.matchMedia.mockReturnValue({ matches: false });
  place.open.mockReturnValue({});
  vi.stubGlobal('window', place);
});
afterEach(() => {
  dialogs.closeAll();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

const isAsked = () => dialogs.read().map(({ name }) => name);
const settled = () => new Promise<void>((done) => queueMicrotask(done));

it('asks a guest to log in, and then goes where they wanted to be', () => {
  openMemberPlace('/user/Letter');
  expect([isAsked(), place.open.mock.calls]).toEqual([['login'], []]);
  expect(goToTarget()).toBe(true);
  expect(place.open).toHaveBeenCalledWith(
    '/user/Letter',
    'userWindow',
    expect.stringContaining('width=1500,height=800'),
  );
  expect(goToTarget()).toBe(false);
});

it('goes there in the same window where the browser opens none, and on a phone', () => {
  place.open.mockReturnValue(null);
  openMemberPlace('/user');
  goToTarget();
  place.matchMedia.mockReturnValue({ matches: true });
  openMemberPlace('/user/Info');
  goToTarget();
  expect(place.location.assign.mock.calls).toEqual([['/user'], ['/user/Info']]);
  expect(place.open).toHaveBeenCalledTimes(1);
});

it('stays where the login was asked for', () => {
  place.location.pathname = '/user/Info';
  openLogin('/user/Info');
  expect(goToTarget()).toBe(false);
  openLogin();
  expect(goToTarget()).toBe(false);
});

it('forgets where somebody wanted to be who has left the dialogs, and not when one makes way for another', async () => {
  openMemberPlace('/user');
  dialogs.close('login');
  dialogs.open('register');
  await settled();
  expect(goToTarget()).toBe(true);
  dialogs.close('register');

  openMemberPlace('/user');
  dialogs.close('login');
  await settled();
  expect(goToTarget()).toBe(false);
});

it('opens a window for the member’s place alone, and none from within it', () => {
  expect(['/user', '/user/Info', '/users', '/'].map(opensOwnWindow)).toEqual([true, true, false, false]);
  place.name = 'userWindow';
  expect(opensOwnWindow('/user')).toBe(false);
});

it('opens a deposit in a window of its own, and the rest of the place from within it in the other', () => {
  vi.stubGlobal('localStorage', { setItem: vi.fn() });
  openMemberPlace('/user/Deposit');
  goToTarget();
  expect(place.open).toHaveBeenCalledWith('/user/Deposit', 'depositWindow', expect.any(String));
  place.name = 'depositWindow';
  expect(['/user/Deposit', '/user/Letter'].map(opensOwnWindow)).toEqual([false, true]);
});

it('opens fast payments for everybody in a window of their own, without a login', () => {
  vi.stubGlobal('localStorage', { setItem: vi.fn() });
  openMemberPlace('/fastPayment');
  expect(isAsked()).toEqual([]);
  expect(place.open).toHaveBeenCalledWith('/fastPayment', 'fpWindow', expect.stringContaining('width=1500'));
  place.name = 'fpWindow';
  expect(opensOwnWindow('/fastPayment')).toBe(false);
  // where the login was asked for on the way there it leads there as well
  place.name = '';
  openLogin('/fastPayment');
  expect(goToTarget()).toBe(true);
  expect(place.open).toHaveBeenCalledTimes(2);
});
