import { afterAll, beforeAll, expect, it } from 'vitest';
import { ledgerModule } from '#modules/ledger';
import { tournamentModule } from '#modules/tournament';
import { createOfficeWorld, type Desk, type OfficeWorld } from '../office-world.ts';

let world: OfficeWorld;
let promotions: Desk;
let checker: Desk;

beforeAll(async () => {
  world = await createOfficeWorld({ modules: [ledgerModule, tournamentModule] });
  promotions = await world.seat('promotions', ['promotions']);
  checker = await world.seat('checker', ['checker']);
});
afterAll(() => world.close());

const hourMs = 60 * 60_000;
const at = (hours: number) => new Date(world.now().getTime() + hours * hourMs).toISOString();
const reason = 'members race for it';
const cash = { pays: 'cash', wagering_percent: 100 };
const prizes = [
  { from_rank: 1, to_rank: 1, amount: '50' },
  { from_rank: 2, to_rank: 5, amount: '10' },
];
const terms = (more: object = {}) => ({
  ...{ site_id: 1, currency: 'USD', title: { en_US: 'Race' }, text: { en_US: 'Race' } },
  ...{ starts_at: at(1), end_at: at(25), scoring: 'multiplier', best_of: 3, least_stake: '1' },
  ...{ gp_ids: [], games: [], is_opt_in: 1, prizes, reward: cash, reason },
  ...more,
});
const announce = (more: object = {}) => promotions.ask('/tournament/announce', terms(more));
const vote = (id: number) =>
  checker.ask('/change-request/vote', { change_request_id: id, verdict: 'approve', reason: 'it may be' });
const list = async () => (await promotions.ask('/tournament/list', { site_id: 1 })).data.list;

it('is announced by two, with all prizes laid aside, and cancelled by one', async () => {
  const asked = await announce();
  expect(asked.status).toBe(202);
  expect(await list()).toEqual([]);
  expect((await vote(asked.data.change_request_id)).code).toBe(100);
  const [tournament] = await list();
  expect(tournament).toMatchObject({
    ...{ state: 'coming', budget: '90.00', paid: '0.00', joined: 0, players: 0, is_opt_in: true },
    prizes: [{ amount: '50.00' }, { from_rank: 2, to_rank: 5, amount: '10.00' }],
  });
  const which = { site_id: 1, tournament_id: tournament.tournament_id };
  expect((await promotions.ask('/tournament/show', which)).data).toEqual(tournament);
  expect((await promotions.ask('/tournament/ranks', which)).data.list).toEqual([]);
  const cancel = () => promotions.ask('/tournament/cancel', { ...which, told: 'A fault of ours.', reason });
  expect((await cancel()).code).toBe(100);
  expect((await cancel()).code).toBe(101);
  expect((await list())[0]).toMatchObject({ state: 'cancelled', cancel_reason: 'A fault of ours.' });
});

it.each<[string, () => object]>([
  ['end_at', () => ({ end_at: at(1) })],
  ['end_at', () => ({ end_at: at(24 * 93 + 2) })],
  ['best_of', () => ({ best_of: undefined })],
  ['best_of', () => ({ scoring: 'points' })],
  ['least_stake', () => ({ least_stake: '0' })],
  ['prizes', () => ({ prizes: [] })],
  ['prizes', () => ({ prizes: [{ from_rank: 2, to_rank: 2, amount: '1' }] })],
  ['prizes', () => ({ prizes: [...prizes, { from_rank: 5, to_rank: 6, amount: '1' }] })],
  ['prizes', () => ({ prizes: [{ from_rank: 1, to_rank: 1, amount: '0' }] })],
  ['gp_ids', () => ({ gp_ids: ['GPZZ'] })],
  ['games', () => ({ games: ['GPZZ/none'] })],
  ['currency', () => ({ currency: 'BRL' })],
])('refuses terms by their field: %s, %o', async (field, more) => {
  const { status, data } = await announce(more());
  expect(status).toBe(422);
  expect(Object.keys(data.fields)).toEqual([field]);
});

it('does not begin while it is being agreed to', async () => {
  const asked = await announce({ starts_at: at(2 / 60) });
  world.pass(hourMs / 40);
  expect((await vote(asked.data.change_request_id)).data.state).not.toBe('applied');
  expect((await announce({ starts_at: at(0) })).code).toBe(101);
});
