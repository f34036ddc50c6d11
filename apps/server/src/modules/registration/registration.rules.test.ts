import { expect, test } from 'vitest';
import type { RegisterSetting } from '@halls/contract/registration';
import { profileOf, uniqueValuesOf } from './registration.rules.ts';

const setting = (name: string, flags: Partial<RegisterSetting>): RegisterSetting => ({
  name,
  currency: 'VND',
  is_display: 1,
  is_required: 0,
  is_unique: 0,
  is_member_center: 0,
  is_verification: 0,
  is_member_center_verification: 0,
  ...flags,
});

test('only displayed fields are kept', () => {
  const settings = [setting('member_name', {}), setting('member_qq', { is_display: 0 })];
  const profile = profileOf({ member_name: ' Lan ', member_qq: '12345' }, settings);
  expect(profile.member_name).toBe('Lan');
  expect(profile.member_qq).toBe('');
});

test('unique values are compared without case or width, and empty ones not at all', () => {
  const settings = [
    setting('member_email', { is_unique: 1 }),
    setting('member_phone', { is_unique: 1 }),
    setting('member_name', {}),
  ];
  expect(
    uniqueValuesOf({ member_email: 'Lan@Mail.vn', member_phone: '', member_name: 'Lan' }, settings),
  ).toEqual([{ field: 'member_email', value: 'lan@mail.vn' }]);
});

test('passwords and accounts are never taken for unique fields', () => {
  expect(
    uniqueValuesOf({ password: 'demo1234', member_account: 'lan001' }, [
      setting('password', { is_unique: 1 }),
    ]),
  ).toEqual([]);
});
