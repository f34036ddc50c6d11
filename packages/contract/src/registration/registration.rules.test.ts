import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Currency } from '../core/currency-list.ts';
import {
  checkPassword,
  checkRegistration,
  checkRegistrationField,
  registrationFields,
  type RegistrationField,
} from './registration.rules.ts';
import { registrationFieldSchema } from './registration.schema.ts';

const check = (name: RegistrationField, value: string, currency: Currency = 'USD', siteId?: number) =>
  checkRegistrationField(name, value, { currency, siteId, required: false });

describe('account', () => {
  test.each(['abcdef', 'A-b_1234', '123456', 'abcdefghijkl'])('%s is right', (value) =>
    expect(check('member_account', value)).toBeNull(),
  );
  test.each(['abcde', 'abcdefghijklm', 'abc def', 'abcdé1', 'abc.def'])('%s is wrong', (value) =>
    expect(check('member_account', value)).toBe('signup.err_account'),
  );
});

describe('password', () => {
  test.each([
    ['abcde1', null],
    ['1a2b3c4d5e6f', null],
    ['', 'signup.err_psw_required'],
    ['abc12', 'signup.err_psw_length'],
    ['abcdefghijk12', 'signup.err_psw_length'],
    ['abcdefg', 'signup.err_psw_format'],
    ['1234567', 'signup.err_psw_format'],
    ['abc 123', 'signup.err_psw_format'],
    ['abc123!', 'signup.err_psw_format'],
    ['mật123', 'signup.err_psw_format'],
  ])('%j', (password, key) => expect(checkPassword(password)).toBe(key));
});

describe('name', () => {
  test('RMB refuses Chinese characters, VND wants one word', () => {
    expect(check('member_name', '张伟', 'RMB')).toBe('signup.err_name_no_han');
    expect(check('member_name', 'Zhang Wei', 'RMB')).toBeNull();
    expect(check('member_name', '张伟', 'USD')).toBeNull();
    expect(check('member_name', 'Nguyễn An', 'VND')).toBe('signup.err_name_one_word');
    expect(check('member_name', ' Nguyễn ', 'VND')).toBeNull();
    expect(check('member_name', 'NguyễnVănAn', 'VND')).toBeNull();
    expect(check('member_name', '<b>', 'USD')).toBe('signup.err_name');
  });
});

describe('phone', () => {
  test('has ten digits in VND and on the site that wants it', () => {
    expect(check('member_phone', '0912345678', 'VND')).toBeNull();
    expect(check('member_phone', '091234567', 'VND')).toBe('signup.err_phone_length');
    expect(check('member_phone', '091234567', 'USD', 1)).toBe('signup.err_phone_length');
    expect(check('member_phone', '091234567', 'USD', 2)).toBeNull();
    expect(check('member_phone', '+8491234567', 'VND')).toBe('signup.err_phone');
  });
});

describe('other fields', () => {
  test.each<[RegistrationField, string, string | null]>([
    ['member_email', 'an@example.com', null],
    ['member_email', 'an.b+c@mail.example.vn', null],
    ['member_email', 'an@example', 'signup.err_email'],
    ['member_email', 'a..n@example.com', 'signup.err_email'],
    ['member_email', 'an@-x.com', 'signup.err_email'],
    ['member_birthday', '1990-02-28', null],
    ['member_birthday', '1990-2-3', null],
    ['member_birthday', '1990-02-30', 'signup.err_birthday'],
    ['member_birthday', '1990-02', 'signup.err_birthday'],
    ['member_birthday', '1990--3', 'signup.err_birthday'],
    ['phone_verify', '123456', null],
    ['phone_verify', '12345', 'signup.err_phone_verify'],
    ['member_qq', '12345', null],
    ['member_qq', '1234', 'signup.err_contact'],
    ['member_zalo', 'a@bcd', 'signup.err_contact'],
    ['member_telegram', '@an_nguyen', null],
    ['member_skype', 'live:an', 'signup.err_contact'],
    ['member_wechat', 'a'.repeat(51), 'signup.err_contact'],
    ['withdraw_password', '1234', null],
    ['withdraw_password', '12a4', 'signup.err_withdraw_psw'],
    ['withdraw_password', '12345', 'signup.err_withdraw_psw'],
    ['identity_id', '001099012345', null],
    ['identity_id', 'ab', 'signup.err_identity_id'],
  ])('%s %j', (name, value, key) => expect(check(name, value)).toBe(key));
});

describe('a whole registration', () => {
  const right = { member_account: 'abcdef', password: 'abcdef1', check_password: 'abcdef1' };

  test('is right with what the site asks', () => {
    expect(checkRegistration(right, { currency: 'VND' })).toEqual({});
    const demands = [
      { name: 'member_phone', is_display: 1, is_required: 1 },
      { name: 'member_email', is_display: 0, is_required: 1 },
    ] as const;
    expect(checkRegistration(right, { currency: 'VND', demands })).toEqual({
      member_phone: 'signup.err_phone_required',
    });
  });

  test('asks for the code of a number that is to be verified, where there is one', () => {
    const demands = [
      { name: 'member_phone', is_display: 1, is_required: 0, is_verification: 1 },
      { name: 'phone_verify', is_display: 1, is_required: 0 },
    ] as const;
    const checkWith = (more: object) =>
      checkRegistration({ ...right, ...more }, { currency: 'VND', demands });
    expect(checkWith({ member_phone: '' })).toEqual({});
    expect(checkWith({ member_phone: '0912345678' })).toEqual({ phone_verify: 'signup.err_phone_verify' });
    expect(checkWith({ member_phone: '0912345678', phone_verify: '123456' })).toEqual({});
  });

  test('names every wrong field', () => {
    expect(
      checkRegistration({ ...right, check_password: 'x', member_email: 'x' }, { currency: 'VND' }),
    ).toEqual({
      check_password: 'signup.err_checkPsw_diff',
      member_email: 'signup.err_email',
    });
    expect(checkRegistration({ ...right, check_password: '' }, { currency: 'VND' })).toEqual({
      check_password: 'signup.err_checkPsw_required',
    });
    expect(checkRegistration({}, { currency: 'VND' })).toEqual({
      member_account: 'ph_account_name',
      password: 'signup.err_psw_required',
    });
  });
});

test('the schema of a field says the same as its rule', () => {
  fc.assert(
    fc.property(fc.constantFrom(...registrationFields), fc.string({ maxLength: 300 }), (name, value) => {
      const required = name === 'member_account' || name === 'password';
      const key = checkRegistrationField(name, value, { currency: 'VND', required });
      const result = registrationFieldSchema(name, 'VND').safeParse(value);
      expect(result.error?.issues[0]?.message ?? null).toBe(key);
    }),
  );
});
