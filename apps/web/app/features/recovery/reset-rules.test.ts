import { expect, it, vi } from 'vitest';
import { resetRules } from './reset-rules.ts';

const call = vi.fn();
const onSet = vi.fn();
const rules = resetRules({ api: { call }, account: 'demo01', token: 't1', say: (key) => key, onSet });

it('wants the password right, and twice', () => {
  expect(rules.check({})).toMatchObject({ password: 'signup.err_psw_required' });
  expect(rules.check({ password: 'short' })).toEqual({
    password: 'signup.err_psw_length',
    check_password: 'signup.err_checkPsw_required',
  });
  expect(rules.check({ password: 'lan12345', check_password: 'lan12346' })).toEqual({
    check_password: 'signup.err_checkPsw_diff',
  });
  expect(rules.check({ password: 'lan12345', check_password: 'lan12345' })).toEqual({});
});

it('sets it with the token', async () => {
  call.mockResolvedValueOnce({ ok: false, code: 203, message: 'no', data: null });
  expect(await rules.send({ password: 'lan12345' })).toEqual({ problem: 'no' });
  expect(onSet).not.toHaveBeenCalled();
  call.mockResolvedValueOnce({ ok: true, code: 100, message: '', data: null });
  expect(await rules.send({ password: 'lan12345' })).toBeNull();
  expect(call).toHaveBeenLastCalledWith('/arks/web/vx/reset', {
    ...{ account: 'demo01', password: 'lan12345', token: 't1' },
  });
  expect(onSet).toHaveBeenCalledOnce();
});
