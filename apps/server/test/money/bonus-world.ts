import { randomUUID } from 'node:crypto';
import type { WalletOwner } from '#modules/ledger';
import { giveGrant, settleDue, type GrantTerms } from '#modules/promotion';
import { createGameWorld } from './game-world.ts';

export type BonusWorld = Awaited<ReturnType<typeof createBonusWorld>>;

/** A world whose seamless provider has slots `koi` and `frog`, and cards `war`. */
export async function createBonusWorld() {
  const world = await createGameWorld();
  await world.test.pool.query(`
    insert into app.provider (site_id, gp_id, gt_id, name, has_demo) values
      (901, 'GPTS', 2, 'Slots', false), (901, 'GPTS', 6, 'Cards', false);
    insert into app.game (site_id, gp_id, gt_id, game_code, name) values
      (901, 'GPTS', 2, 'koi', '{}'), (901, 'GPTS', 2, 'frog', '{}'), (901, 'GPTS', 6, 'war', '{}')`);
  const hourMs = 60 * 60_000;
  return {
    ...world,
    /** A grant of slots, of which 1,000 is required; its id. */
    async give(owner: WalletOwner, more: Partial<GrantTerms> = {}): Promise<number> {
      const now = new Date();
      const grantId = await giveGrant(world.database.sql, {
        ...{ ...owner, amountMinor: 500n, gtId: 2, requiredMinor: 1_000n, maxStakeMinor: null },
        ...{
          maxCashoutMinor: null,
          excludedGames: [],
          priority: 0,
          sourceType: 'test',
          sourceId: randomUUID(),
        },
        ...{ expiresAt: new Date(now.getTime() + hourMs), now, ...more },
      });
      if (grantId === null) throw new Error('the grant was refused');
      return grantId;
    },
    /** Has the time of a grant be over. */
    endTime: (grantId: number) =>
      world.test.pool.query(
        `update promo.grant set expires_at = now() - interval '1 second' where grant_id = $1`,
        [grantId],
      ),
    /** Has a grant that waits for its rounds have waited for a day, and settle. */
    async endWait(grantId: number): Promise<void> {
      await world.test.pool.query(
        `update promo.grant set settling_at = now() - interval '25 hours' where grant_id = $1`,
        [grantId],
      );
      while (await settleDue(world.database.sql, new Date()));
    },
    async grant(grantId: number): Promise<{ state: string; wagered: number }> {
      const { rows } = await world.test.pool.query(
        'select state, wagered_minor::integer as wagered from promo.grant where grant_id = $1',
        [grantId],
      );
      return rows[0];
    },
    /** What the wallets hold: the cash, and the bonus. */
    async held({ memberId }: WalletOwner): Promise<[number, number]> {
      const { rows } = await world.test.pool.query(
        `select coalesce(sum(b.balance_minor) filter (where a.kind = 'member_main'), 0)::integer as cash,
           coalesce(sum(b.balance_minor) filter (where a.kind = 'member_bonus'), 0)::integer as bonus
         from ledger.account a join ledger.balance b using (account_id) where a.member_id = $1`,
        [memberId],
      );
      return [rows[0].cash, rows[0].bonus];
    },
  };
}
