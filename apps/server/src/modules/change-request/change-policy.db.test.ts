import { afterAll, beforeAll, expect, it } from 'vitest';
import { walletModule } from '#modules/wallet';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../../../test/office-world.ts';

let world: OfficeWorld;
let admin: Desk;
let compliance: Desk;
beforeAll(async () => {
  world = await createOfficeWorld({ modules: [walletModule] });
  admin = await world.seat('admin', ['administrator']);
  compliance = await world.seat('comply', ['compliance']);
});
afterAll(() => world.close());

const rule = (over: object = {}) => ({ quorum: 2, expires_hours: 24, amount_over: null, ...over });
const ask = (body: object, who = admin) =>
  who.ask('/change-policy/set', { action: 'member.balance_adjusted', reason: 'busier nights', ...body });
const vote = (who: Desk, id: number) =>
  who.ask('/change-request/vote', { change_request_id: id, verdict: 'approve', reason: 'agreed' });
const rulesOf = async (action: string) => {
  const { list } = (await compliance.ask('/change-policy/list')).data;
  return list.find((kind: { action: string }) => kind.action === action);
};
async function agreeTo(body: object): Promise<void> {
  const asked = await ask(body);
  expect(asked.status).toBe(202);
  expect((await vote(compliance, asked.data.change_request_id)).data.state).toBe('applied');
}

it('where nothing is set the usual rule is shown, with who asks and who agrees', async () => {
  expect(await rulesOf('member.balance_adjusted')).toEqual({
    action: 'member.balance_adjusted',
    asks: 'balance.adjust',
    agrees: 'balance.approve',
    moves_money: true,
    at_least: 0,
    rules: [{ site_id: null, quorum: 1, expires_hours: 72, amount_over: null }],
  });
  expect(await rulesOf('operator.assigned')).toMatchObject({ moves_money: false });
});

it('a rule is what somebody else has agreed to, in a site and in all', async () => {
  await agreeTo({ rule: rule({ amount_over: { USD: '50.00' } }) });
  await agreeTo({ site_id: 2, rule: rule({ quorum: 3 }) });
  expect((await rulesOf('member.balance_adjusted')).rules).toEqual([
    { site_id: null, quorum: 2, expires_hours: 24, amount_over: { USD: '50.00' } },
    { site_id: 2, quorum: 3, expires_hours: 24, amount_over: null },
  ]);
  await agreeTo({ site_id: 2 });
  expect((await rulesOf('member.balance_adjusted')).rules).toHaveLength(1);
});

it('those who give rights lower none by themselves, whatever a rule of rules says', async () => {
  const other = await world.seat('other', ['administrator']);
  const { data } = await ask({ rule: rule({ quorum: 1, amount_over: { USD: '9000.00' } }) });
  for (const who of [admin, other]) expect((await vote(who, data.change_request_id)).code).not.toBe(100);
  expect((await ask({ rule: rule() }, compliance)).status).toBe(403);
  // by hand, as no call lets it
  await world.test.pool.query(
    `insert into app.change_policy (action, quorum) values ('change_policy.set', 0)`,
  );
  expect((await ask({ site_id: 1, rule: rule() })).status).toBe(202);
});

it('nobody is asked for less than one, and amounts only of what moves money', async () => {
  expect((await ask({ rule: rule({ quorum: 0 }) })).status).toBe(422);
  const roles = { action: 'operator.assigned', rule: rule({ amount_over: { USD: '1.00' } }) };
  expect((await ask(roles)).code).toBe(102);
  expect((await ask({ action: 'member.noted', rule: rule() })).code).toBe(101);
  expect((await ask({ site_id: 9, rule: rule() })).status).toBe(422);
  expect((await ask({ action: 'operator.assigned' })).code).toBe(103);
});

it('a request that another rule has overtaken is stale', async () => {
  const action = 'operator.assigned';
  const [one, later] = [
    await ask({ action, rule: rule() }),
    await ask({ action, rule: rule({ quorum: 4 }) }),
  ];
  expect((await vote(compliance, later.data.change_request_id)).data.state).toBe('applied');
  expect((await vote(compliance, one.data.change_request_id)).data.state).toBe('stale');
});
