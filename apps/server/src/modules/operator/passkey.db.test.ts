import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOfficeWorld, testPassword, type Desk, type OfficeWorld } from '../../../test/office-world.ts';
import { createSoftPasskey, type SoftPasskey } from '../../../test/soft-passkey.ts';

const minute = 60_000;
const host = 'office.example.com';
const origin = `http://${host}`;
const here = { host };

let world: OfficeWorld;
beforeAll(async () => {
  world = await createOfficeWorld();
});
afterAll(() => world.close());

const tryIn = (account: string, second: object = {}, headers: Record<string, string> = here) =>
  world.ask('/sign-in', { account, password: testPassword, ...second }, headers);
/** What a sign-in asks of a passkey once the password was right. */
const askedOf = async (account: string) => (await tryIn(account)).data.passkey;
async function addTo(desk: Desk, passkey: SoftPasskey, name = 'Laptop') {
  const begun = (await desk.ask('/passkey/begin', {}, here)).data;
  return desk.ask('/passkey/add', { name, passkey: passkey.make(begun, origin) }, here);
}
const listOf = async (desk: Desk) => (await desk.ask('/passkey/list', {}, here)).data.list;

describe('a passkey', () => {
  it('is asked for beside the password, and lets in who shows it', async () => {
    const desk = await world.seat('ann');
    const passkey = createSoftPasskey();
    expect((await addTo(desk, passkey)).code).toBe(100);
    expect(await listOf(desk)).toMatchObject([{ name: 'Laptop', last_used_at: null }]);
    const refused = await tryIn('ann');
    expect(refused).toMatchObject({
      code: 102,
      data: { has_authenticator: false, passkey: { rpId: host, allowCredentials: [{ type: 'public-key' }] } },
    });
    const shown = passkey.show(refused.data.passkey, origin);
    expect((await tryIn('ann', { passkey: shown })).code).toBe(100);
    expect(await listOf(desk)).toMatchObject([{ last_used_at: world.now().toISOString() }]);
    // the same answer again
    expect((await tryIn('ann', { passkey: shown })).code).toBe(106);
  });

  it('is one of several, each with its name, and is removed by itself', async () => {
    const desk = await world.seat('bea');
    const [one, other] = [createSoftPasskey(), createSoftPasskey()];
    await addTo(desk, one, 'Laptop');
    await addTo(desk, other, 'Key ring');
    expect((await addTo(desk, one, 'Twice')).code).toBe(104);
    const list = await listOf(desk);
    expect(list.map(({ name }: { name: string }) => name)).toEqual(['Laptop', 'Key ring']);
    const stranger = await world.seat('bob');
    const first = { passkey_id: list[0].passkey_id };
    expect((await stranger.ask('/passkey/remove', first, here)).status).toBe(404);
    expect((await desk.ask('/passkey/remove', first, here)).code).toBe(100);
    expect((await tryIn('bea', { passkey: one.show(await askedOf('bea'), origin) })).code).toBe(106);
    expect((await tryIn('bea', { passkey: other.show(await askedOf('bea'), origin) })).code).toBe(100);
  });

  it('counts: an answer with a count that was there before is a copy’s', async () => {
    const desk = await world.seat('cleo');
    const passkey = createSoftPasskey();
    await addTo(desk, passkey);
    const show = async (count: number) =>
      (await tryIn('cleo', { passkey: passkey.show(await askedOf('cleo'), origin, count) })).code;
    expect([await show(7), await show(7), await show(3), await show(8)]).toEqual([100, 106, 106, 100]);
  });

  it('is no use to another page, to another operator, too late, or against what was never asked', async () => {
    const [mine, theirs] = [createSoftPasskey(), createSoftPasskey()];
    await addTo(await world.seat('dora'), mine);
    await addTo(await world.seat('dirk'), theirs);
    const asked = await askedOf('dora');
    const answers = [
      mine.show(asked, 'http://evil.example'),
      mine.show({ ...asked, rpId: 'evil.example' }, origin),
      mine.show({ ...asked, challenge: 'bmV2ZXItYXNrZWQ' }, origin),
      mine.show(await askedOf('dirk'), origin),
      theirs.show(asked, origin),
    ];
    // right ones in between, so that none is refused for the number of tries
    for (const passkey of answers) {
      expect((await tryIn('dora', { passkey })).code).toBe(106);
      expect((await tryIn('dora', { passkey: mine.show(await askedOf('dora'), origin) })).code).toBe(100);
    }
    const late = await askedOf('dora');
    world.pass(5 * minute + 1);
    expect((await tryIn('dora', { passkey: mine.show(late, origin) })).code).toBe(106);
  });

  it('is taken once of those who show it at once', async () => {
    const passkey = createSoftPasskey();
    await addTo(await world.seat('eve'), passkey);
    const shown = passkey.show(await askedOf('eve'), origin);
    const answers = await Promise.all(Array.from({ length: 4 }, () => tryIn('eve', { passkey: shown })));
    expect(answers.filter(({ code }) => code === 100)).toHaveLength(1);
  });

  it('is bound to the name that it was made at, and is none without a name', async () => {
    const desk = await world.seat('finn');
    await addTo(desk, createSoftPasskey());
    const elsewhere = await tryIn('finn', {}, { host: 'other.example.com' });
    expect([elsewhere.code, elsewhere.data]).toEqual([102, { has_authenticator: false, passkey: null }]);
    expect((await desk.ask('/passkey/begin', {}, { host: '127.0.0.1:3200' })).code).toBe(101);
  });

  it('is made for what was asked of its maker, once', async () => {
    const [desk, other] = [await world.seat('gwen'), await world.seat('gus')];
    const begun = (await desk.ask('/passkey/begin', {}, here)).data;
    const made = createSoftPasskey().make(begun, origin);
    const add = (who: Desk, passkey: object) => who.ask('/passkey/add', { name: 'Key', passkey }, here);
    expect((await add(other, made)).code).toBe(102);
    expect((await add(desk, createSoftPasskey().make(begun, 'http://evil.example'))).code).toBe(102);
    expect((await add(desk, made)).code).toBe(100);
    expect((await add(desk, createSoftPasskey().make(begun, origin))).code).toBe(102);
  });

  it('proves again who is there, and is made and removed by a fresh proof alone', async () => {
    const desk = await world.seat('hal');
    const passkey = createSoftPasskey();
    await addTo(desk, passkey);
    world.pass(10 * minute + 1);
    expect((await desk.ask('/passkey/begin', {}, here)).code).toBe(428);
    expect((await desk.ask('/passkey/remove', { passkey_id: 1 }, here)).code).toBe(428);
    const asked = (await desk.ask('/step-up', { password: testPassword }, here)).data.passkey;
    const proof = { password: testPassword, passkey: passkey.show(asked, origin) };
    expect((await desk.ask('/step-up', proof, here)).code).toBe(100);
    expect((await desk.ask('/passkey/begin', {}, here)).code).toBe(100);
  });

  it('is gone with the password when its holder is invited again', async () => {
    const desk = await world.seat('ida');
    await addTo(desk, createSoftPasskey());
    const admin = await world.seat('ines', ['administrator']);
    await admin.ask('/operator/invite', { operator_id: desk.operatorId, reason: 'lost both' });
    const { rows } = await world.test.pool.query('select from app.operator_passkey where operator_id = $1', [
      desk.operatorId,
    ]);
    expect(rows).toEqual([]);
  });
});

it('a passkey is a second factor where one is demanded, and the last one stays', async () => {
  const strict = await createOfficeWorld({ settings: { mode: 'production' } });
  const desk = await strict.seat('jan', ['administrator']);
  expect((await desk.ask('/operator/list')).status).toBe(403);
  expect((await addTo(desk, createSoftPasskey(), 'One')).code).toBe(100);
  expect((await desk.ask('/operator/list')).code).toBe(100);
  expect((await desk.ask('/me')).data).toMatchObject({
    must: null,
    operator: { has_two_factor: true, has_authenticator: false },
  });
  const [first] = await listOf(desk);
  const remove = () => desk.ask('/passkey/remove', { passkey_id: first.passkey_id }, here);
  expect((await remove()).code).toBe(101);
  await addTo(desk, createSoftPasskey(), 'Other');
  expect((await remove()).code).toBe(100);
  expect(await listOf(desk)).toMatchObject([{ name: 'Other' }]);
  await strict.close();
});
