import { describe, expect, it } from 'vitest';
import { isDepositPage, popsUp, type PopUpState } from './pop-up-rules.ts';

const first = '2026-11-22T10:00:00.000Z';
const closed = Date.parse('2026-11-22T11:00:00.000Z');
const later = '2026-11-22T12:00:00.000Z';
const guest: PopUpState = {
  isMember: false,
  isDepositPage: false,
  updatedAt: [first],
  closedAtMs: null,
  isCancelled: false,
  isDialogAsked: false,
  isDialogOpen: false,
};
const member = { ...guest, isMember: true };
const depositor = { ...member, isDepositPage: true };

describe.each([
  ['a guest', guest],
  ['a member', member],
  ['a member who deposits', depositor],
])('for %s', (_, person) => {
  it('bulletins pop up where there are any', () => {
    expect(popsUp(person)).toBe(true);
    expect(popsUp({ ...person, updatedAt: [] })).toBe(false);
  });

  it('they do not come back on the page where they were closed', () => {
    expect(popsUp({ ...person, isCancelled: true })).toBe(false);
  });
});

it('a dialog that the address asks for comes first, except before a deposit', () => {
  expect([guest, member, depositor].map((who) => popsUp({ ...who, isDialogAsked: true }))).toEqual([
    false,
    false,
    true,
  ]);
});

it('a member sees them once in a session, and before each deposit', () => {
  expect(popsUp({ ...member, closedAtMs: closed })).toBe(false);
  expect(popsUp({ ...member, closedAtMs: closed, updatedAt: [later] })).toBe(false);
  expect(popsUp({ ...depositor, closedAtMs: closed })).toBe(true);
});

it('a guest sees them again when one has changed since, and never over another dialog', () => {
  expect(popsUp({ ...guest, closedAtMs: closed })).toBe(false);
  expect(popsUp({ ...guest, closedAtMs: closed, updatedAt: [first, later] })).toBe(true);
  expect(popsUp({ ...guest, isDialogOpen: true })).toBe(false);
  expect(popsUp({ ...member, isDialogOpen: true })).toBe(true);
});

it.each([
  ['/Deposit', '', true],
  ['/user/Deposit', '', true],
  ['/user', '?page=Deposit', true],
  ['/user', '?page=Info', false],
  ['/user/Info', '', false],
  ['/', '?page=Deposit', false],
])('%s%s is the page of deposits: %s', (pathname, search, is) => {
  expect(isDepositPage(pathname, search)).toBe(is);
});
