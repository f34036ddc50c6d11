import { expect, it } from 'vitest';
import { chooseTabs } from './choose-tabs.ts';

const guest = {
  asked: [] as string[],
  isMember: false,
  customerServiceUrl: 'https://help.example/',
  depositPath: '/x',
};
const names = (place: Partial<typeof guest>) => chooseTabs({ ...guest, ...place }).map((tab) => tab.name);

it('always leads to the halls and shows what the visitor can use', () => {
  expect(names({})).toEqual(['home', 'halls', 'help', 'language', 'login']);
  expect(names({ isMember: true })).toEqual(['home', 'halls', 'help', 'language', 'wallet']);
  expect(names({ customerServiceUrl: '' })).toEqual(['home', 'halls', 'language', 'login']);
});

it('keeps the order of the operator and leaves out what is not there', () => {
  const asked = ['wallet', 'deposit', 'sign_up_user', 'home'];
  expect(names({ asked })).toEqual(['login', 'halls', 'deposit', 'register', 'home']);
  expect(names({ asked, isMember: true })).toEqual(['wallet', 'halls', 'deposit', 'account', 'home']);
});

it('leads to a withdrawal where the operator asks for it', () => {
  expect(names({ asked: ['home', 'withdrawal'] })).toEqual(['home', 'halls', 'language', 'withdrawal']);
});

it('leads members to their letters, and everybody to the announcements', () => {
  const asked = ['home', 'announcement', 'letter'];
  expect(names({ asked: ['home', 'discount'] })).toEqual(['home', 'halls', 'language', 'discount']);
  expect(names({ asked })).toEqual(['home', 'halls', 'language', 'announcement']);
  expect(names({ asked, isMember: true })).toEqual(['home', 'halls', 'announcement', 'language', 'letter']);
});

it('leads to the offers and the partners where the operator asks for them', () => {
  const asked = ['home', 'sponsor', 'discount'];
  expect(names({ asked })).toEqual(['home', 'halls', 'sponsor', 'language', 'discount']);
});

it('has five tabs at most', () => {
  expect(names({ asked: ['home', 'wallet', 'customer_service', 'home', 'home', 'home'] })).toHaveLength(5);
});
