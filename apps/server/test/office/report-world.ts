import { playModule } from '#modules/play';
import { saveProviderConnection } from '#modules/provider-connection';
import { dayOf } from '#modules/site';
import type { Module } from '#platform/module.ts';
import { countAll } from '../money/count-all.ts';
import { createOfficeWorld, type OfficeWorld } from '../office-world.ts';

/** Four hours behind UTC: the zone of the sites. */
export const zone = 'America/Caracas';

/** An office whose sites have games, and rounds that their providers tell of. */
export interface ReportWorld extends OfficeWorld {
  /** Answers the member's number. */
  addMember(account: string, siteId: number, currency: string): Promise<number>;
  /** A round as the feed of a provider tells it; `game` is provider and code. */
  tell(
    id: string,
    memberId: number,
    game: string,
    played: { stake: number; payout: number; at: string },
  ): Promise<void>;
  /** Counts all that was told, on the days of the sites' zone. */
  count(): Promise<void>;
  /** As if all before a time had been counted at it: what comes for days before it is late. */
  setCountedUntil(time: string): Promise<void>;
}

export async function createReportWorld(modules: readonly Module<unknown>[] = []): Promise<ReportWorld> {
  const world = await createOfficeWorld({ modules: [playModule, ...modules] });
  await addGames(world);
  const { pool } = world.test;
  return {
    ...world,
    async addMember(account, siteId, currency) {
      const { rows } = await pool.query<{ member_id: string }>(
        `insert into app.member (site_id, member_account, password_hash, currency, recommend_code, created_at)
         values ($1, $2, 'no-hash', $3, upper($2), now()) returning member_id`,
        [siteId, account, currency],
      );
      return Number(rows[0]?.member_id);
    },
    async tell(id, memberId, game, { stake, payout, at }) {
      const [gpId, gameCode] = game.split(' ');
      await pool.query(
        `insert into app.provider_round (gp_id, round_id, member_id, game_code, currency, stake_minor, payout_minor, ended_at)
         select $1, $2, member_id, $4, currency, $5, $6, $7 from app.member where member_id = $3`,
        [gpId, id, memberId, gameCode, stake, payout, at],
      );
    },
    count: () => countAll(world.test, { dayOf: (_siteId, instant) => dayOf(instant, zone) }),
    async setCountedUntil(time) {
      await pool.query('update play.progress set counted_until = $1, mark_at = $1', [time]);
    },
  };
}

async function addGames(world: OfficeWorld): Promise<void> {
  const { sql, sealing } = world.app.platform;
  for (const gpId of ['GPSL', 'GPCD'])
    await sql.transaction().execute((transaction) =>
      saveProviderConnection(
        { transaction, sealing },
        { kind: 'system', part: 'tests' },
        {
          ...{ gpId, walletKind: 'transfer', adapter: 'house-protocol', operatorId: gpId, keyId: 'test' },
          ...{ baseUrl: 'http://127.0.0.1:1', launchUrl: 'http://127.0.0.1:1/', hasCatalogue: false },
          ...{ secret: 'a-secret-for-tests-0123456789', isActive: true },
          ...{ maintenanceStart: null, maintenanceEnd: null },
        },
        'a test wants it',
      ),
    );
  await world.test.pool.query(`
    insert into app.hall (site_id, gt_id, name) select id, gt, '{}' from generate_series(1, 2) id, unnest('{2,6}'::int[]) gt;
    insert into app.provider (site_id, gp_id, gt_id, name, has_demo)
      select id, gp, gt, name, true from generate_series(1, 2) id,
        (values ('GPSL', 2, 'Slots'), ('GPCD', 6, 'Cards')) p (gp, gt, name);
    insert into app.game (site_id, gp_id, gt_id, game_code, name, has_demo, rtp)
      select id, gp, gt, code, jsonb_build_object('en_US', name), true, rtp from generate_series(1, 2) id,
        (values ('GPSL', 2, 'koi', 'Koi Pond', 96.5), ('GPSL', 2, 'reels', 'Reels', 60), ('GPCD', 6, 'war', 'War', null))
          g (gp, gt, code, name, rtp);`);
}
