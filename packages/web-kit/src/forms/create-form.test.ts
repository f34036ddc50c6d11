import { describe, expect, it, vi } from 'vitest';
import { createForm, type FormRules } from './create-form.ts';

type Name = 'account' | 'password';

function formWith(rules: Partial<FormRules<Name>> = {}) {
  return createForm<Name>({
    check: (values) => (values.account ? {} : { account: 'missing' }),
    send: async () => null,
    ...rules,
  });
}

/** An answer that comes when the test says so. */
function later<Answer>() {
  let answer: (value: Answer) => void = () => {};
  const promise = new Promise<Answer>((resolve) => {
    answer = resolve;
  });
  return { promise, answer };
}

describe('leaving a field', () => {
  it('judges what was entered, and nothing that was only passed through', async () => {
    const form = formWith({ checkField: () => 'too short' });
    await form.leave('account');
    expect(form.read().errors).toEqual({});
    form.enter('account', 'a');
    await form.leave('account');
    expect(form.read().errors).toEqual({ account: 'too short' });
  });

  it('asks the server only about what is right in itself', async () => {
    const askField = vi.fn(async () => 'taken');
    const form = formWith({
      checkField: (_, { account }) => (account === 'a' ? 'too short' : null),
      askField,
    });
    form.enter('account', 'a');
    await form.leave('account');
    expect(askField).not.toHaveBeenCalled();
    form.enter('account', 'demo01');
    await form.leave('account');
    expect(form.read().errors).toEqual({ account: 'taken' });
  });

  it('shows no late answer for a newer value', async () => {
    const answers = [later<string | null>(), later<string | null>()] as const;
    let calls = 0;
    const form = formWith({ askField: () => answers[calls++ as 0 | 1].promise });
    form.enter('account', 'demo01');
    const first = form.leave('account');
    form.enter('account', 'demo02');
    const second = form.leave('account');
    answers[1].answer(null);
    answers[0].answer('taken');
    await Promise.all([first, second]);
    expect(form.read().errors).toEqual({});
  });

  it('shows no late answer for a value that is being changed', async () => {
    const { promise, answer } = later<string | null>();
    const form = formWith({ askField: () => promise });
    form.enter('account', 'demo01');
    const left = form.leave('account');
    form.enter('account', 'demo0');
    answer('taken');
    await left;
    expect(form.read().errors).toEqual({});
  });
});

it('keeps what the server said of a field until something else stands in it', async () => {
  const send = vi.fn(async () => null);
  const form = formWith({ send, askField: async (_, value) => (value === 'demo01' ? 'taken' : null) });
  form.enter('account', 'demo01');
  await form.leave('account');
  expect(await form.submit()).toBe(true);
  expect(form.read().errors).toEqual({ account: 'taken' });
  expect(send).not.toHaveBeenCalled();
  form.enter('account', 'demo02');
  await form.leave('account');
  expect(await form.submit()).toBe(false);
});

describe('sending', () => {
  it('says what is wrong and sends nothing', async () => {
    const send = vi.fn(async () => null);
    const form = formWith({ send });
    expect(await form.submit()).toBe(true);
    expect(form.read().errors).toEqual({ account: 'missing' });
    expect(send).not.toHaveBeenCalled();
  });

  it('sends once, however often it is pressed', async () => {
    const { promise, answer } = later<null>();
    const send = vi.fn(() => promise);
    const form = formWith({ send });
    form.enter('account', 'demo01');
    const first = form.submit();
    expect(await form.submit()).toBe(false);
    expect(form.read().busy).toBe(true);
    answer(null);
    expect(await first).toBe(false);
    expect(send).toHaveBeenCalledTimes(1);
    expect(form.read().busy).toBe(false);
  });

  it('puts a refusal to its fields or to the whole, and forgets it at the next try', async () => {
    const refusals = [{ errors: { account: 'taken' } }, { problem: 'No connection' }, null];
    const form = formWith({ send: async () => refusals.shift() ?? null });
    form.enter('account', 'demo01');
    expect(await form.submit()).toBe(true);
    expect(form.read()).toMatchObject({ errors: { account: 'taken' }, problem: null });
    expect(await form.submit()).toBe(true);
    expect(form.read()).toMatchObject({ errors: {}, problem: 'No connection' });
    expect(await form.submit()).toBe(false);
    expect(form.read()).toMatchObject({ errors: {}, problem: null });
  });

  it('can be sent again after it broke', async () => {
    const send = vi.fn().mockRejectedValueOnce(new Error('broken')).mockResolvedValueOnce(null);
    const form = formWith({ send });
    form.enter('account', 'demo01');
    await expect(form.submit()).rejects.toThrow('broken');
    expect(await form.submit()).toBe(false);
  });
});
