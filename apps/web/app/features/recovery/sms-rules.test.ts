import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Captcha } from '#app/forms/create-captcha.ts';
import { sendCode, smsRules } from './sms-rules.ts';

const call = vi.fn();
const renew = vi.fn(async () => {});
const onProved = vi.fn();
const parts = { api: { call }, account: 'demo01', say: (key: string) => key, onProved };
const answered = { answer: () => ({ captcha_token: 't1', answer: 'AB12' }), renew } as unknown as Captcha;

beforeEach(() => vi.clearAllMocks());

describe('asking for a code', () => {
  it('says what is missing before anything is sent', async () => {
    const unanswered = { ...answered, answer: () => null } as Captcha;
    expect(await sendCode({ ...parts, captcha: answered }, { account: ' ' })).toMatchObject({
      message: 'ph_account_name',
    });
    expect(await sendCode({ ...parts, captcha: answered }, {})).toMatchObject({
      message: 'signup.err_phone_required',
    });
    expect(await sendCode({ ...parts, captcha: unanswered }, { member_phone: '0912345678' })).toMatchObject({
      message: 'ph_account_verify_code',
    });
    expect(call).not.toHaveBeenCalled();
  });

  it('sends account, number and captcha, and asks for another captcha', async () => {
    const answer = { ok: false, code: 102, message: 'wait', data: { wait_seconds: 17 } };
    call.mockResolvedValue(answer);
    expect(await sendCode({ ...parts, captcha: answered }, { member_phone: ' 0912345678 ' })).toBe(answer);
    expect(call).toHaveBeenCalledWith('/recovery/sms', {
      account: 'demo01',
      member_phone: '0912345678',
      captcha_token: 't1',
      answer: 'AB12',
    });
    expect(renew).toHaveBeenCalledOnce();
  });
});

describe('the code', () => {
  it('has six digits', () => {
    const { check } = smsRules(parts);
    expect(check({ member_phone: '0912345678', phone_verify: '123456' })).toEqual({});
    expect(check({ member_phone: '+84', phone_verify: '12345' })).toEqual({
      member_phone: 'signup.err_phone',
      phone_verify: 'signup.err_phone_verify',
    });
  });

  it('brings the token, or what the server says', async () => {
    const values = { account: 'lan001', member_phone: '0912345678', phone_verify: '123456' };
    call.mockResolvedValueOnce({ ok: false, code: 101, message: 'no', data: null });
    expect(await smsRules(parts).send(values)).toEqual({ problem: 'no' });
    call.mockResolvedValueOnce({ ok: true, code: 100, message: '', data: { token: 't2' } });
    expect(await smsRules(parts).send(values)).toBeNull();
    expect(onProved).toHaveBeenCalledWith({ account: 'lan001', token: 't2' });
  });
});
