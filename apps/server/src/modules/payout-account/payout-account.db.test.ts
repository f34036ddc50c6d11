import { afterAll, beforeAll, expect, test } from 'vitest';
import { createIdentityWorld, type IdentityWorld } from '../../../test/identity-world.ts';

let world: IdentityWorld;
beforeAll(async () => {
  world = await createIdentityWorld();
});
afterAll(() => world.close());

const dayMs = 24 * 60 * 60_000;
let last = 100_000_000;
const newNumber = () => String((last += 1));

interface Holder {
  readonly memberId: number;
  readonly token: string;
}

async function addHolder(
  account: string,
  name = 'Nguyễn Đức An',
  password: string | null = '1234',
): Promise<Holder> {
  const memberId = await world.addMember(account);
  await world.tell(memberId, { member_name: name });
  await world.database.pool.query('update app.member set withdraw_password_hash = $2 where member_id = $1', [
    memberId,
    password && (await world.passwords.hash(password)),
  ]);
  const { data } = await world.logIn(account);
  return { memberId, token: (data as { token: string }).token };
}
const call = async ({ token }: Holder, path: string, body: object = {}) =>
  (await world.send(`/payment/accounts${path}`, body, { token })).envelope;
const form = { bank_code: 'VND_VCB', holder_name: 'NGUYEN DUC AN', withdraw_password: '1234' };
const store = (holder: Holder, more: object = {}) =>
  call(holder, '/store', { ...form, number: newNumber(), ...more });
const list = async (holder: Holder) =>
  (await call(holder, '')).data as {
    list: { account_id: string; number: string; bank_name: string; is_usable: number }[];
    holder_name: string;
    bank_list: { bank_code: string }[];
  };
const rowsOf = async ({ memberId }: Holder) =>
  (await world.database.pool.query('select * from app.payout_account where member_id = $1', [memberId])).rows;

test('an account is kept sealed, shown by its end alone, and usable after a day', async () => {
  const holder = await addHolder('keeps1');
  expect((await store(holder, { number: '0123 4567-8901' })).code).toBe(100);
  const found = await list(holder);
  expect(found.list).toMatchObject([{ number: '•••• 8901', bank_name: 'Vietcombank', is_usable: 0 }]);
  const [row] = await rowsOf(holder);
  expect(JSON.stringify({ ...row, number_hash: row.number_hash.toString('hex') })).not.toContain('01234567');
  expect(row.number_sealed).toMatch(/^sealed:/);
  world.passTime(dayMs - 1);
  expect((await list(await again('keeps1', holder))).list).toMatchObject([{ is_usable: 0 }]);
  world.passTime(1);
  expect((await list(await again('keeps1', holder))).list).toMatchObject([{ is_usable: 1 }]);
});

async function again(account: string, { memberId }: Holder): Promise<Holder> {
  const { data } = await world.logIn(account);
  return { memberId, token: (data as { token: string }).token };
}

test('banks are those of the member’s currency', async () => {
  const holder = await addHolder('banks1');
  const { bank_list: banks, holder_name: name } = await list(holder);
  expect(banks.map(({ bank_code: code }) => code)).toContain('VND_MOMO');
  expect(banks.every(({ bank_code: code }) => code.startsWith('VND_'))).toBe(true);
  expect(name).toBe('Nguyễn Đức An');
  expect((await store(holder, { bank_code: 'USD_JPM' })).code).toBe(422);
  expect((await store(holder, { number: '12' })).data).toEqual({
    fields: { number: 'payout_account_number' },
  });
});

test('the holder must be the member', async () => {
  const holder = await addHolder('names1');
  expect((await store(holder, { holder_name: 'Tran Thi Binh' })).code).toBe(104);
  expect((await store(await addHolder('names2', ''))).code).toBe(105);
  expect(await rowsOf(holder)).toEqual([]);
});

test('the same account stands once: not twice with a member, nor with another of the site', async () => {
  const [one, two] = [await addHolder('twice1'), await addHolder('twice2')];
  const number = newNumber();
  expect((await store(one, { number })).code).toBe(100);
  expect((await store(one, { number: `${number.slice(0, 4)} ${number.slice(4)}` })).code).toBe(106);
  expect(await store(two, { number })).toMatchObject({ code: 107, data: null });
  expect((await store(two, { number, bank_code: 'VND_BIDV' })).code).toBe(100);
  const id = (await list(one)).list[0]?.account_id;
  expect((await call(one, '/destroy', { account_id: id, withdraw_password: '1234' })).code).toBe(100);
  expect((await store(two, { number })).code).toBe(100);
});

test('of four that are added at once to three two stay', async () => {
  const holder = await addHolder('crowd1');
  for (let n = 0; n < 3; n += 1) expect((await store(holder)).code).toBe(100);
  const codes = (await Promise.all(Array.from({ length: 4 }, () => store(holder)))).map(({ code }) => code);
  expect(codes.toSorted((one, other) => one - other)).toEqual([100, 100, 108, 108]);
  expect(await rowsOf(holder)).toHaveLength(5);
});

test('five wrong withdraw passwords freeze both adding and removing for half an hour', async () => {
  const holder = await addHolder('guess1');
  await store(holder);
  const id = (await list(holder)).list[0]?.account_id;
  for (let n = 0; n < 5; n += 1) expect((await store(holder, { withdraw_password: '9999' })).code).toBe(101);
  expect((await store(holder)).code).toBe(102);
  expect((await call(holder, '/destroy', { account_id: id, withdraw_password: '1234' })).code).toBe(102);
  world.passTime(30 * 60_000);
  expect((await store(await again('guess1', holder))).code).toBe(100);
  expect((await store(await addHolder('guess2', 'Nguyễn Đức An', null))).code).toBe(103);
});

test('somebody else’s account is not found', async () => {
  const [one, two] = [await addHolder('other1'), await addHolder('other2')];
  await store(one);
  const id = (await list(one)).list[0]?.account_id;
  expect((await call(two, '/destroy', { account_id: id, withdraw_password: '1234' })).code).toBe(404);
  expect((await list(one)).list).toHaveLength(1);
});

test('a letter tells of each, and the prompt to bind an account ends with the first', async () => {
  const holder = await addHolder('told01');
  await world.database.pool.query(
    'update app.member set need_bank_account_deposit_verified = true where member_id = $1',
    [holder.memberId],
  );
  await store(holder, { number: '0123456700' });
  const id = (await list(holder)).list[0]?.account_id;
  await call(holder, '/destroy', { account_id: id, withdraw_password: '1234' });
  const { data } = (await world.send('/arks/web/member/letter', {}, { token: holder.token })).envelope;
  const { list: letters } = data as { list: { title: string; content: string }[] };
  expect(letters.map(({ title }) => title)).toEqual([
    'A payout account was removed',
    'A payout account was added',
  ]);
  expect(letters[1]?.content).toContain('Vietcombank, number ending in 6700');
  const layout = (await world.send('/member/profile/common/layout', {}, { token: holder.token })).envelope;
  expect(layout.data).toMatchObject({ member_common_layout: { need_bank_account_deposit_verified: 0 } });
});

test('another node knows an account by the same hash', async () => {
  const [one, two] = [await addHolder('nodes1'), await addHolder('nodes2')];
  const number = newNumber();
  await store(one, { number });
  const node = await world.openNode();
  try {
    const asked = { ...form, number };
    const { envelope } = await node.dispatcher.dispatch('/payment/accounts/store', asked, {
      ...world.visitor,
      token: two.token,
    });
    expect(envelope.code).toBe(107);
  } finally {
    await node.close();
  }
});
