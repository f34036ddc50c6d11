import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGatewayWorld, type GatewayWorld } from './testing/gateway-world.ts';

let world: GatewayWorld;
beforeAll(async () => {
  world = await createGatewayWorld();
});
afterAll(() => world.close());

test('a deposit is opened once, however often it is asked for, and another body is refused', async () => {
  const opened = await world.call('open-deposit', world.deposit('once'));
  expect(opened.data).toMatchObject({
    state: 'pending',
    is_paying: false,
    instruction: { kind: 'redirect' },
  });
  expect((await world.call('open-deposit', world.deposit('once'))).data).toEqual(opened.data);
  const other = { ...world.deposit('once'), amount: '999' };
  expect((await world.call('open-deposit', other)).data).toEqual({ state: 'refused', code: 'OTHER_BODY' });
});

test('calls without the key, or with what no deposit has, do nothing', async () => {
  const forged = await world.call('open-deposit', world.deposit('forged'), {
    secret: 'not-the-secret-at-all',
  });
  expect(forged).toEqual({ status: 401, data: { error: 'SIGNATURE' } });
  const odd = await world.call('open-deposit', { ...world.deposit('forged'), tip: '1' });
  expect(odd.status).toBe(400);
  const nowhere = await world.call('open-deposit', { ...world.deposit('forged'), method: 'shells' });
  expect(nowhere.data).toEqual({ state: 'refused', code: 'METHOD' });
});

test('an order that was asked about before it came is refused for ever', async () => {
  const never = { state: 'refused', code: 'NEVER_SEEN' };
  expect((await world.call('ask-deposit', { order_id: 'ahead' })).data).toEqual(never);
  expect((await world.call('open-deposit', world.deposit('ahead'))).data).toEqual(never);
  expect((await world.call('ask-payout', { order_id: 'ahead', attempt: 1 })).data).toEqual(never);
  expect((await world.call('send-payout', world.payout('ahead'))).data).toEqual(never);
  // of a payout that attempt alone
  expect((await world.call('send-payout', world.payout('ahead', 2))).data).toMatchObject({
    state: 'pending',
  });
});

test('each payment is in the book once and is told under a reference of its own', async () => {
  await world.call('open-deposit', world.deposit('twice'));
  await world.control('act', { order_id: 'twice', act: 'pay_twice' });
  expect(await world.journalOf('twice')).toEqual(['100000', '100000']);
  const toldRefs = () =>
    world
      .heardOf('twice')
      .flatMap(({ message: { word } }) =>
        'payments' in word ? word.payments.map(({ payment_ref: ref }) => ref) : [],
      );
  await expect.poll(() => new Set(toldRefs()).size).toBe(2);
  const asked = await world.call('ask-deposit', { order_id: 'twice' });
  expect(asked.data).toMatchObject({
    state: 'succeeded',
    payments: [{ amount: '100000' }, { amount: '100000' }],
  });
});

test('what is taken back is in the book under references of its own, no more than came, and comes again once', async () => {
  const act = (what: string) => world.control('act', { order_id: 'back', act: what });
  await world.call('open-deposit', world.deposit('back'));
  expect(await act('charge_back')).toMatchObject({ kind: 'refused' });
  await act('pay');
  await act('charge_back_half');
  await act('take_back');
  expect(await act('charge_back')).toMatchObject({ kind: 'refused' });
  await act('win_back');
  expect(await act('win_back')).toMatchObject({ kind: 'refused' });
  expect(await world.journalOf('back')).toEqual(['100000', '-50000', '-50000', '50000']);
  const { data } = await world.call('ask-deposit', { order_id: 'back' });
  expect(data).toMatchObject({
    ...{ state: 'reversed', payments: [{ amount: '100000' }] },
    reversals: [
      { cause: 'chargeback', amount: '50000', won_back: { at: expect.any(String) as string } },
      { cause: 'refund', amount: '50000' },
    ],
  });
  const last = world.heardOf('back').at(-1)?.message;
  expect(last?.kind === 'deposit' && last.word).toEqual(data);
  const day = world.now().toISOString().slice(0, 10);
  const { lines } = (await world.call('statement', { currency: 'VND', day, cursor: '' })).data as {
    lines: { order_id: string; kind: string }[];
  };
  expect(lines.filter((line) => line.order_id === 'back').map(({ kind }) => kind)).toEqual([
    ...['deposit', 'reversal', 'reversal', 'reversal_won_back'],
  ]);
});

test('money outranks the clock and a refusal', async () => {
  for (const [orderId, act, code] of [
    ['late', 'expire', 'EXPIRED'],
    ['refused', 'refuse', 'DECLINED'],
  ] as const) {
    await world.call('open-deposit', world.deposit(orderId));
    await world.control('act', { order_id: orderId, act });
    const before = await world.call('ask-deposit', { order_id: orderId });
    expect(before.data).toEqual({ state: 'refused', code });
    await world.control('act', { order_id: orderId, act: 'pay_short' });
    const after = await world.call('ask-deposit', { order_id: orderId });
    expect(after.data).toMatchObject({ state: 'succeeded', payments: [{ amount: '50000' }] });
  }
});

test('what is done and not answered was done', async () => {
  await world.control('mood', { deposits: 'do_and_stay_silent' });
  const signal = AbortSignal.timeout(300);
  await expect(world.call('open-deposit', world.deposit('silent'), { signal })).rejects.toThrow();
  await world.control('mood', { deposits: 'do_and_fail', payouts: 'do_and_fail' });
  expect((await world.call('open-deposit', world.deposit('failed'))).status).toBe(500);
  expect((await world.call('send-payout', world.payout('failed-out'))).status).toBe(500);
  await world.control('mood', { deposits: 'answer', payouts: 'wait' });
  for (const orderId of ['silent', 'failed'])
    expect((await world.call('ask-deposit', { order_id: orderId })).data).toMatchObject({ state: 'pending' });
  const asked = await world.call('ask-payout', { order_id: 'failed-out', attempt: 1 });
  expect(asked.data).toMatchObject({ state: 'succeeded' });
  expect(await world.journalOf('failed-out')).toEqual(['-40000']);
});

test('a message comes before the answer, again until it is taken, and in reverse', async () => {
  await world.control('mood', { deposits: 'pay_first' });
  world.status = 503;
  await world.call('open-deposit', world.deposit('first'));
  expect(world.heardOf('first').length).toBeGreaterThan(0);
  world.status = 200;
  await expect.poll(() => world.heardOf('first').length).toBeGreaterThan(1);
  expect(new Set(world.heardOf('first').map(({ message }) => message.message_id)).size).toBe(1);

  await world.control('mood', { deposits: 'answer', holds_messages: true });
  await world.call('open-deposit', world.deposit('held'));
  await world.control('act', { order_id: 'held', act: 'see' });
  await world.control('act', { order_id: 'held', act: 'pay' });
  expect(world.heardOf('held')).toEqual([]);
  await world.control('mood', { holds_messages: false });
  await world.control('release', { order: 'reversed' });
  await expect.poll(() => world.heardOf('held')).toHaveLength(2);
  expect(world.heardOf('held').map(({ message }) => message.word.state)).toEqual(['succeeded', 'pending']);
});

test('messages with a defect are not to be trusted', async () => {
  await world.call('open-deposit', world.deposit('defects'));
  await world.control('act', { order_id: 'defects', act: 'pay' });
  for (const defect of ['forged', 'altered', 'old'])
    await world.control('again', { order_id: 'defects', defect });
  await expect.poll(() => world.heardOf('defects')).toHaveLength(4);
  expect(world.heardOf('defects').map(({ distrust }) => distrust)).toEqual([
    null,
    'SIGNATURE',
    'SIGNATURE',
    'TIME',
  ]);
  const altered = world.heardOf('defects')[2]?.message.word;
  expect(altered).toMatchObject({ payments: [{ amount: '1000000' }] });
});

test('a payout is told before it is answered, again, in reverse, and when it comes back', async () => {
  await world.control('mood', { payouts: 'pay' });
  const paid = await world.call('send-payout', world.payout('out'));
  expect(world.heardOf('out')).toMatchObject([{ message: { attempt: 1, word: { state: 'succeeded' } } }]);
  expect(paid.data).toMatchObject({ state: 'succeeded' });
  expect((await world.call('send-payout', world.payout('out'))).data).toEqual(paid.data);
  expect(await world.journalOf('out')).toEqual(['-40000']);

  await world.control('mood', { payouts: 'wait', holds_messages: true });
  await world.control('act', { order_id: 'out', act: 'come_back' });
  await world.control('again', { order_id: 'out', defect: 'altered' });
  await world.control('mood', { holds_messages: false });
  await world.control('release', { order: 'reversed' });
  await expect.poll(() => world.heardOf('out')).toHaveLength(3);
  const [, altered, back] = world.heardOf('out');
  expect(altered).toMatchObject({ distrust: 'SIGNATURE', message: { attempt: 10 } });
  expect(back).toMatchObject({ message: { word: { state: 'refused', came_back: true } } });
  expect(await world.journalOf('out')).toEqual(['-40000', '40000']);
  expect((await world.control('act', { order_id: 'out', act: 'pay' })).kind).toBe('refused');
});

test('what an operator gives back of a payment is paid once, no more than is left of it, and is no word of the deposit', async () => {
  await world.control('mood', { payouts: 'wait' });
  await world.call('open-deposit', world.deposit('given'));
  await world.control('act', { order_id: 'given', act: 'pay' });
  const { data: paid } = await world.call('ask-deposit', { order_id: 'given' });
  const [payment] = paid.payments as { payment_ref: string }[];
  const refund = (refund_id: string, amount: string) => ({
    ...{ order_id: 'given', refund_id, currency: 'VND', amount, payment_ref: payment?.payment_ref },
    message_url: world.deposit('given').message_url,
  });
  const asked = await world.call('send-refund', refund('back-1', '60000'));
  expect(asked.data).toMatchObject({ state: 'pending' });
  expect((await world.call('send-refund', refund('back-1', '60000'))).data).toEqual(asked.data);
  expect((await world.call('send-refund', refund('back-1', '60001'))).data).toMatchObject({
    code: 'OTHER_BODY',
  });
  expect((await world.call('send-refund', refund('back-2', '40001'))).data).toMatchObject({
    code: 'NOT_LEFT',
  });
  await world.control('act', { order_id: 'back-1', act: 'pay' });
  expect(world.heardOf('given').at(-1)).toMatchObject({
    message: { kind: 'refund', refund_id: 'back-1', word: { state: 'succeeded' } },
  });
  expect(await world.journalOf('back-1')).toEqual(['-60000']);
  expect((await world.control('act', { order_id: 'back-1', act: 'pay' })).kind).toBe('refused');
  expect((await world.call('ask-deposit', { order_id: 'given' })).data).toEqual(paid);

  const never = { order_id: 'given', refund_id: 'back-3' };
  expect((await world.call('ask-refund', never)).data).toMatchObject({ code: 'NEVER_SEEN' });
  expect((await world.call('send-refund', refund('back-3', '1'))).data).toMatchObject({ code: 'NEVER_SEEN' });

  // the rest is taken back by the bank: nothing is left to be given
  await world.control('act', { order_id: 'given', act: 'charge_back' });
  expect(await world.journalOf('given')).toEqual(['100000', '-40000']);
  expect((await world.call('send-refund', refund('back-4', '1'))).data).toMatchObject({ code: 'NOT_LEFT' });
  const day = world.now().toISOString().slice(0, 10);
  const { data } = await world.call('statement', { currency: 'VND', day, cursor: '' });
  const lines = data.lines as { kind: string; amount: string; order_id: string }[];
  expect(lines.filter(({ order_id: orderId }) => orderId === 'back-1')).toMatchObject([
    { kind: 'refund', amount: '-60000' },
  ]);
});

test('a statement lists a day in pages and its sums are the balance', async () => {
  const before = await world.call('balance', { currency: 'VND' });
  await world.call('send-payout', world.payout('stated'));
  await world.control('act', { order_id: 'stated', act: 'pay' });
  await world.control('act', { order_id: 'stated', act: 'come_back' });
  const day = world.now().toISOString().slice(0, 10);
  const { data } = await world.call('statement', { currency: 'VND', day, cursor: '' });
  const lines = data.lines as { kind: string; amount: string; order_id: string }[];
  expect(lines.filter(({ order_id: orderId }) => orderId === 'stated')).toMatchObject([
    { kind: 'payout', amount: '-40000' },
    { kind: 'payout_returned', amount: '40000' },
  ]);
  const sum = lines.reduce((total, { amount }) => total + BigInt(amount), BigInt(String(data.opening)));
  expect(sum).toBe(BigInt(String(data.closing)));
  expect((await world.call('balance', { currency: 'VND' })).data.amount).toBe(before.data.amount);
});

test('the pages show an order, take what one does on them, and nothing from other sites', async () => {
  const { data } = await world.call('open-deposit', world.deposit('paged'));
  const page = `${world.url}/pay/${String(data.psp_ref)}`;
  expect(await (await fetch(page)).text()).toContain('100,000 VND');
  const body = new URLSearchParams({ act: 'pay_over' });
  const foreign = await fetch(`${page}/act`, {
    method: 'POST',
    body,
    headers: { 'sec-fetch-site': 'same-site' },
  });
  expect(foreign.status).toBe(403);
  const paid = await fetch(`${page}/act`, { method: 'POST', body });
  expect(await paid.text()).toContain('200,000 VND');
  const desk = await fetch(world.url);
  expect(desk.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await desk.text()).toContain(String(data.psp_ref));
});
