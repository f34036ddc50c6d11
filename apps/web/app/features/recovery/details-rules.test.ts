import { expect, it, vi } from 'vitest';
import type { Captcha } from '#app/forms/create-captcha.ts';
import { detailsRules, type ContactField } from './details-rules.ts';

vi.mock('#app/session/device-id.ts', () => ({ deviceId: () => 'device' }));

const call = vi.fn();
const renew = vi.fn(async () => {});
const onProved = vi.fn();
const rulesFor = (contact: ContactField, answer: object | null = { captcha_token: 't1', answer: 'AB12' }) =>
  detailsRules({
    ...{ api: { call }, account: 'demo01', contact, say: (key) => key, onProved },
    captcha: { answer: () => answer, renew } as unknown as Captcha,
  });

it('asks for the withdraw password, the contact that was chosen, and the captcha', () => {
  expect(rulesFor('member_email', null).check({ account: '' })).toEqual({
    account: 'ph_account_name',
    member_email: 'signup.err_email_required',
    withdraw_password: 'signup.err_withdraw_psw',
    captcha: 'ph_account_verify_code',
  });
  expect(rulesFor('member_phone').check({ withdraw_password: '12a4', member_phone: '' })).toEqual({
    member_phone: 'signup.err_phone_required',
    withdraw_password: 'signup.err_withdraw_psw',
  });
  expect(rulesFor('member_phone').check({ withdraw_password: '1234', member_phone: '0912345678' })).toEqual(
    {},
  );
});

it('sends the contact that was chosen alone, and asks for another captcha when it is refused', async () => {
  call.mockResolvedValueOnce({ ok: false, code: 101, message: 'no', data: null });
  const values = { withdraw_password: '1234', member_email: 'lan@mail.vn', member_phone: '0912345678' };
  expect(await rulesFor('member_email').send(values)).toEqual({ problem: 'no' });
  expect(call).toHaveBeenCalledWith('/arks/web/vx/verify', {
    ...{ account: 'demo01', withdraw_password: '1234', member_email: 'lan@mail.vn' },
    ...{ captcha_token: 't1', answer: 'AB12', udid: 'device' },
  });
  expect(renew).toHaveBeenCalled();
  call.mockResolvedValueOnce({ ok: true, code: 100, message: '', data: { token: 't2' } });
  expect(await rulesFor('member_email').send(values)).toBeNull();
  expect(onProved).toHaveBeenCalledWith({ account: 'demo01', token: 't2' });
});
