import { expect, it, vi } from 'vitest';
import { createCaptcha, type CaptchaKind, type CaptchaParts } from './create-captcha.ts';

function captchaWith(parts: Partial<CaptchaParts> = {}) {
  let count = 0;
  const ask = vi.fn<CaptchaParts['ask']>(async () => {
    count += 1;
    return { ok: true, data: { token: `t${count}`, captcha: '<svg/>', challenge: {} } };
  });
  const wait = vi.fn(async () => {});
  const captcha = createCaptcha({ ask, wait, solve: async () => 'sum', unsolvedText: 'unsolved', ...parts });
  return { captcha, ask, wait };
}

it('has an answer once something is typed, and none after it was renewed', async () => {
  const { captcha } = captchaWith();
  await captcha.renew();
  expect(captcha.answer()).toBeNull();
  captcha.enter(' AB12 ');
  expect(captcha.answer()).toEqual({ captcha_token: 't1', answer: 'AB12' });
  await captcha.renew();
  expect(captcha.answer()).toBeNull();
});

it('asks for one at a time', async () => {
  const { captcha, ask } = captchaWith();
  await Promise.all([captcha.renew(), captcha.renew()]);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('lets the device answer, also when it was chosen while a picture was on its way', async () => {
  const { captcha, ask } = captchaWith();
  const asked = captcha.renew();
  await Promise.all([captcha.turnTo('pow'), asked]);
  expect(ask.mock.calls).toEqual([['svg'], ['pow']] satisfies [CaptchaKind][]);
  expect(captcha.answer()).toEqual({ captcha_token: 't2', answer: 'sum' });
});

it('says that the device could not, and rests after too many', async () => {
  const unsolved = captchaWith({ solve: async () => null });
  await unsolved.captcha.turnTo('pow');
  expect(unsolved.captcha.read().shown).toEqual({ kind: 'failed', message: 'unsolved' });
  const often = captchaWith({ ask: async () => ({ ok: false, code: 101, message: 'too often' }) });
  await often.captcha.renew();
  expect(often.wait).toHaveBeenCalledTimes(1);
  expect(often.captcha.read().shown).toEqual({ kind: 'failed', message: 'too often' });
});
