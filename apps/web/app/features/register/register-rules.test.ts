import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Captcha } from '#app/forms/create-captcha.ts';
import type { PageInfo } from '#app/page/page-info.ts';
import { registerRules } from './register-rules.ts';
import type { Setting } from './setting.ts';

const { startSession } = vi.hoisted(() => ({ startSession: vi.fn(() => ({ mustReload: false })) }));
vi.mock('#app/member/start-session.ts', () => ({ startSession }));
vi.mock('#app/page/is-narrow.ts', () => ({ isNarrow: () => false }));
vi.mock('#app/session/device-id.ts', () => ({ deviceId: () => 'device' }));

const setting = (name: string, is_required: 0 | 1 = 1) => ({ name, is_display: 1, is_required }) as Setting;
const settings = ['member_account', 'password', 'member_email', 'captcha', 'agreement'].map((name) =>
  setting(name),
);
const right = {
  member_account: 'demo01',
  password: 'demo1234',
  member_email: 'a@b.test',
  agreement: 'yes',
};

const call = vi.fn();
const onDone = vi.fn();
const renew = vi.fn(async () => {});
const captcha = { answer: () => ({ captcha_token: 't1', answer: 'AB12' }), renew };

function rulesWith(answer: Captcha['answer'] = captcha.answer) {
  return registerRules({
    api: { call },
    settings,
    currency: 'VND',
    captcha: { ...captcha, answer } as unknown as Captcha,
    page: { siteId: 7, device: 'desktop' } as PageInfo,
    t: (key) => key,
    say: (key) => key,
    onDone,
  });
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('window', { location: { search: '?id=agent01', reload: vi.fn() } });
  vi.stubGlobal('document', { cookie: '' });
});

describe('check', () => {
  it('asks for what the site requires, the captcha and the agreement', () => {
    expect(rulesWith(() => null).check({})).toEqual({
      member_account: 'ph_account_name',
      password: 'signup.err_psw_required',
      member_email: 'signup.err_email_required',
      captcha: 'ph_account_verify_code',
      agreement: 'signup.err_agreement',
    });
    expect(rulesWith().check(right)).toEqual({});
  });
});

describe('a field that was left', () => {
  it('is judged by the contract’s rule', () => {
    const { checkField } = rulesWith();
    expect(checkField?.('member_account', { member_account: 'x' })).toBe('signup.err_account');
    expect(checkField?.('member_account', right)).toBeNull();
    expect(checkField?.('check_password', { password: 'demo1234', check_password: 'demo' })).toBe(
      'signup.err_checkPsw_diff',
    );
  });

  it('is shown to the server only where somebody else may have the same', async () => {
    call.mockResolvedValue({ ok: false, code: 102, message: 'Taken' });
    const { askField } = rulesWith();
    expect(await askField?.('password', 'demo1234')).toBeNull();
    expect(call).not.toHaveBeenCalled();
    expect(await askField?.('member_account', 'demo01')).toBe('Taken');
    expect(call.mock.calls[0]?.[1]).toEqual({ member_account: 'demo01', member_currency: 'VND' });
  });

  it.each([
    { ok: true, code: 100 },
    { ok: false, code: 429, message: 'Too often' },
    { ok: false, code: 0, message: 'No connection', failure: 'network fail' },
  ])('is not held up by %o', async (result) => {
    call.mockResolvedValue(result);
    expect(await rulesWith().askField?.('member_account', 'demo01')).toBeNull();
  });
});

describe('send', () => {
  it('sends what was entered with captcha, agreement and introducer, and begins the session', async () => {
    const answer = { member_account: 'demo01' };
    call.mockResolvedValue({ ok: true, data: answer });
    expect(await rulesWith().send(right)).toBeNull();
    expect(call).toHaveBeenCalledWith('/register', {
      member_account: 'demo01',
      password: 'demo1234',
      member_email: 'a@b.test',
      member_currency: 'VND',
      agreement: true,
      captcha_token: 't1',
      answer: 'AB12',
      member_agent: 'agent01',
      udid: 'device',
      device: 'desktop',
    });
    expect(startSession).toHaveBeenCalledTimes(1);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it.each([
    [{ code: 0, message: 'x', data: null, failure: 'network fail' }, { problem: 'no_connection' }],
    [{ code: 102, message: 'Taken', data: null }, { errors: { member_account: 'Taken' } }],
    [{ code: 224, message: 'Wrong code', data: null }, { errors: { captcha: 'Wrong code' } }],
    [{ code: 422, message: 'x', data: { fields: { password: 'Weak' } } }, { errors: { password: 'Weak' } }],
    // speaks of a field that this site does not show
    [{ code: 301, message: 'QQ is taken', data: null }, { problem: 'QQ is taken' }],
  ])('puts a refusal where it belongs, and asks for another captcha: %o', async (result, refusal) => {
    call.mockResolvedValue({ ok: false, ...result });
    expect(await rulesWith().send(right)).toEqual(refusal);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(onDone).not.toHaveBeenCalled();
  });
});
