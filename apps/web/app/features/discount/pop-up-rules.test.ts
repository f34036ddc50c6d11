import { expect, it } from 'vitest';
import { mayPopUp, readClosed, writeClosed } from './pop-up-rules.ts';

const offer = { updated_at: '2030-01-01T00:00:00.000Z' };
const later = { updated_at: '2030-01-01T00:00:00.001Z' };
const arriving = { discounts: [offer], closedUntilMs: null, isDialogOpen: false, pathname: '/' };

/** What a session's storage holds. */
function createStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
}

it('offers open where people arrive, when nothing else is open', () => {
  expect(mayPopUp(arriving)).toBe(true);
  expect(mayPopUp({ ...arriving, pathname: '/gameHall/3' })).toBe(true);
  expect(mayPopUp({ ...arriving, discounts: [] })).toBe(false);
  expect(mayPopUp({ ...arriving, isDialogOpen: true })).toBe(false);
  for (const pathname of ['/discount', '/discount/1', '/user/Info', '/loading', '/slotgame'])
    expect(mayPopUp({ ...arriving, pathname })).toBe(false);
});

it('once closed they stay closed, until one of them is changed', () => {
  const storage = createStorage();
  writeClosed(null, [offer], storage);
  const closed = { ...arriving, closedUntilMs: readClosed(null, storage) };
  expect(mayPopUp(closed)).toBe(false);
  expect(mayPopUp({ ...closed, discounts: [offer, later] })).toBe(true);
  writeClosed(null, [offer, later], storage);
  expect(mayPopUp({ ...closed, closedUntilMs: readClosed(null, storage), discounts: [later] })).toBe(false);
});

it('a member has not closed what a guest has', () => {
  const storage = createStorage();
  writeClosed(null, [offer], storage);
  expect(readClosed(null, storage)).toBe(Date.parse(offer.updated_at));
  expect(readClosed(7, storage)).toBeNull();
});
