import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { officeEndpoints, permissions, type OfficeEndpoint, type Permission } from '@halls/contract/office';
import { roles, type Role } from '@halls/contract/operator';
import { bankBookModule } from '#modules/bank-book';
import { cashierModule } from '#modules/cashier';
import { deviceModule } from '#modules/device';
import { exportModule } from '#modules/export';
import { playModule } from '#modules/play';
import { playRecordModule } from '#modules/play-record';
import { playStopModule } from '#modules/play-stop';
import { profileModule } from '#modules/profile';
import { previewModule } from '#modules/preview';
import { letterModule } from '#modules/letter';
import { listViewModule } from '#modules/list-view';
import { loginModule } from '#modules/login';
import { tournamentModule } from '#modules/tournament';
import { missionModule } from '#modules/mission';
import { rebateModule } from '#modules/rebate';
import { vipModule } from '#modules/vip';
import { freeRoundsModule } from '#modules/free-rounds';
import { offerModule } from '#modules/offer';
import { promotionModule } from '#modules/promotion';
import { protectionModule } from '#modules/protection';
import { providerConformanceModule } from '#modules/provider-conformance';
import { publicationModule } from '#modules/publication';
import { recommendationModule } from '#modules/recommendation';
import { reconciliationModule } from '#modules/reconciliation';
import { redEnvelopeModule } from '#modules/red-envelope';
import { riskModule } from '#modules/risk';
import { signInRewardModule } from '#modules/sign-in-reward';
import { statementModule } from '#modules/statement';
import { systemModule } from '#modules/system';
import { tradingModule } from '#modules/trading';
import { uploadModule } from '#modules/upload';
import { walletModule } from '#modules/wallet';
import { createOfficeWorld, type Desk, type OfficeWorld } from './office-world.ts';

/** Every role over every call, as they are declared: whoever may not is refused before anything is looked at. */

const calls: readonly OfficeEndpoint[] = Object.values(officeEndpoints);
/** What answers them, with what these need. */
const domains = [
  bankBookModule,
  cashierModule,
  deviceModule,
  letterModule,
  listViewModule,
  loginModule,
  exportModule,
  freeRoundsModule,
  missionModule,
  rebateModule,
  vipModule,
  offerModule,
  tournamentModule,
  playModule,
  playRecordModule,
  playStopModule,
  profileModule,
  promotionModule,
  protectionModule,
  providerConformanceModule,
  publicationModule,
  recommendationModule,
  reconciliationModule,
  redEnvelopeModule,
  riskModule,
  signInRewardModule,
  statementModule,
  systemModule,
  tradingModule,
  previewModule,
  uploadModule,
  walletModule,
];
const walkTimeoutMs = 180_000;
const callsAtOnce = 16;

let world: OfficeWorld;
const held = new Map<Role, Set<Permission>>();
const desks = new Map<Role, { readonly everywhere: Desk; readonly atOne: Desk }>();
beforeAll(async () => {
  world = await createOfficeWorld({ modules: domains });
  const { rows } = await world.test.pool.query<{ role: Role; permission: Permission }>(
    'select role, permission from app.role_permission',
  );
  for (const role of roles) {
    held.set(role, new Set(rows.filter((row) => row.role === role).map(({ permission }) => permission)));
    desks.set(role, {
      everywhere: await world.seat(`${role}-everywhere`, [role]),
      atOne: await world.seat(`${role}-at-one`, [{ role, siteIds: [1] }]),
    });
  }
}, walkTimeoutMs);
afterAll(() => world.close());

/** Some calls at once, as an office has them; each waits for the database more than for anything else. */
async function inTurns(
  all: readonly OfficeEndpoint[],
  ask: (call: OfficeEndpoint) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < all.length; from += callsAtOnce)
    await Promise.all(all.slice(from, from + callsAtOnce).map(ask));
}

/** Allowed calls get as far as their body, which is none of theirs. */
const isAllowed = async (desk: Desk, path: string, siteId?: number): Promise<boolean> => {
  const body = { no_such_property: 1, ...(siteId !== undefined && { site_id: siteId }) };
  const { status } = await desk.ask(path, body);
  expect([path, [403, 422].includes(status)]).toEqual([path, true]);
  return status === 422;
};

describe('a role', () => {
  it.each(roles)(
    '%s may what it is declared for, in its sites, and nothing else',
    async (role) => {
      const { everywhere, atOne } = desks.get(role) ?? {};
      if (!everywhere || !atOne) throw new Error(`nobody sits there as ${role}`);
      await inTurns(calls, async ({ path, permission, scope }) => {
        if (permission === 'open') return;
        const may = permission === 'own' || (held.get(role)?.has(permission) ?? false);
        const isOfSites = scope === 'site' || scope === 'some';
        expect([path, await isAllowed(everywhere, path, isOfSites ? 2 : undefined)]).toEqual([path, may]);
        const here = await isAllowed(atOne, path, isOfSites ? 1 : undefined);
        expect([path, 'here', here]).toEqual([path, 'here', may && scope !== 'house']);
        if (isOfSites)
          expect([path, 'elsewhere', await isAllowed(atOne, path, 2)]).toEqual([path, 'elsewhere', false]);
      });
    },
    walkTimeoutMs,
  );
});

it('nobody who is not signed in gets further than the open calls', async () => {
  await inTurns(calls, async ({ path, permission }) => {
    const { status } = await world.ask(path, { no_such_property: 1 });
    expect([path, status]).toEqual([path, permission === 'open' ? 422 : 401]);
  });
});

it('every permission is held by a role, and every role holds what there is', () => {
  const given = new Set([...held.values()].flatMap((all) => [...all]));
  expect(permissions.filter((permission) => !given.has(permission))).toEqual([]);
  expect([...given].filter((permission) => !permissions.includes(permission))).toEqual([]);
});

it('nobody holds both ends of a change that needs two', () => {
  const ends = calls.flatMap(({ permission, approval }) =>
    approval && permission !== 'own' && permission !== 'open'
      ? [[permission, approval.permission] as const]
      : [],
  );
  // who gives rights may ask and agree, and never to the same request
  const money = ends.filter(([asks]) => !asks.startsWith('operator.'));
  for (const role of roles)
    for (const [asks, agrees] of money)
      expect([role, held.get(role)?.has(asks) && held.get(role)?.has(agrees)]).not.toEqual([role, true]);
});
