import { sql as raw } from 'kysely';
import type { Sql, SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import { budgetOf } from './tournament.rules.ts';
import type { NewTournament, Tournament } from './tournament.ts';

function select(sql: SqlOrTransaction) {
  return sql
    .selectFrom('tournament.tournament')
    .select(['tournament_id', 'site_id', 'currency', 'title', 'words', 'starts_at', 'end_at', 'scoring'])
    .select(['best_of', 'least_stake_minor', 'gt_id', 'gp_ids', 'games', 'is_opt_in', 'pays'])
    .select(['wagering_percent', 'bonus_gt_id', 'bonus_days', 'budget_minor', 'paid_minor', 'state'])
    .select(['created_at', 'frozen_at', 'paid_at', 'cancelled_at', 'cancel_reason']);
}
type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

interface Which {
  readonly siteId: number;
  readonly tournamentId: number;
}

/** Null where the site has none such; `lock` until the transaction ends. */
export async function findTournament(
  sql: SqlOrTransaction,
  { siteId, tournamentId }: Which,
  { lock = false } = {},
): Promise<Tournament | null> {
  const query = select(sql).where('site_id', '=', siteId).where('tournament_id', '=', tournamentId);
  const row = await (lock ? query.forNoKeyUpdate() : query).executeTakeFirst();
  const [found] = row ? await withPrizes(sql, [row]) : [];
  return found ?? null;
}

/** The newest first, from before one on. */
export async function listTournaments(
  sql: Sql,
  {
    siteId,
    beforeId,
    limit,
  }: { readonly siteId: number; readonly beforeId: number | null; readonly limit: number },
): Promise<Tournament[]> {
  const rows = await select(sql)
    .where('site_id', '=', siteId)
    .$if(beforeId !== null, (query) => query.where('tournament_id', '<', beforeId))
    .orderBy('tournament_id', 'desc')
    .limit(limit)
    .execute();
  return withPrizes(sql, rows);
}

/** What everybody may see: those that are not over first, the ones that end first among them; then the latest of the others. */
export async function listShown(
  sql: Sql,
  { siteId, now, limit }: { readonly siteId: number; readonly now: Date; readonly limit: number },
): Promise<Tournament[]> {
  const isOpen = raw<boolean>`state = 'announced' and end_at > ${now}`;
  const rows = await select(sql)
    .where('site_id', '=', siteId)
    .orderBy(isOpen, 'desc')
    .orderBy(raw`case when ${isOpen} then end_at end`)
    .orderBy('end_at', 'desc')
    .limit(limit)
    .execute();
  return withPrizes(sql, rows);
}

export async function hasTournaments(sql: SqlOrTransaction): Promise<boolean> {
  const row = await sql
    .selectFrom('tournament.tournament')
    .select('tournament_id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Its prizes are laid aside: the budget is their sum. */
export async function insertTournament(
  transaction: SqlTransaction,
  tournament: NewTournament,
): Promise<number> {
  const { tournament_id: tournamentId } = await transaction
    .insertInto('tournament.tournament')
    .values({
      site_id: tournament.siteId,
      currency: tournament.currency,
      title: JSON.stringify(tournament.title),
      words: JSON.stringify(tournament.words),
      starts_at: tournament.startsAt,
      end_at: tournament.endAt,
      scoring: tournament.scoring,
      best_of: tournament.bestOf,
      least_stake_minor: String(tournament.leastStakeMinor),
      gt_id: tournament.gtId,
      gp_ids: [...tournament.gpIds],
      games: [...tournament.games],
      is_opt_in: tournament.isOptIn,
      pays: tournament.pays,
      wagering_percent: tournament.wageringPercent,
      bonus_gt_id: tournament.bonusGtId,
      bonus_days: tournament.bonusDays,
      budget_minor: String(budgetOf(tournament.prizes)),
      created_at: tournament.createdAt,
    })
    .returning('tournament_id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('tournament.prize')
    .values(
      tournament.prizes.map(({ fromRank, toRank, amountMinor }) => ({
        ...{ tournament_id: tournamentId, from_rank: fromRank, to_rank: toRank },
        amount_minor: String(amountMinor),
      })),
    )
    .execute();
  return tournamentId;
}

export async function cancelTournament(
  transaction: SqlTransaction,
  { tournamentId, told, now }: { readonly tournamentId: number; readonly told: string; readonly now: Date },
): Promise<void> {
  await transaction
    .updateTable('tournament.tournament')
    .set({ state: 'cancelled', cancelled_at: now, cancel_reason: told })
    .where('tournament_id', '=', tournamentId)
    .execute();
}

async function withPrizes(sql: SqlOrTransaction, rows: readonly Row[]): Promise<Tournament[]> {
  if (rows.length === 0) return [];
  const prizes = await sql
    .selectFrom('tournament.prize')
    .select(['tournament_id', 'from_rank', 'to_rank', 'amount_minor'])
    .where(
      'tournament_id',
      'in',
      rows.map((row) => row.tournament_id),
    )
    .orderBy('tournament_id')
    .orderBy('from_rank')
    .limit(mostPrizes)
    .execute();
  const of = Map.groupBy(prizes, (prize) => prize.tournament_id);
  return rows.map((row) => toTournament(row, of.get(row.tournament_id) ?? []));
}
/** Of a page of two hundred tournaments. */
const mostPrizes = 10_050;

function toTournament(
  row: Row,
  prizes: readonly { readonly from_rank: number; readonly to_rank: number; readonly amount_minor: string }[],
): Tournament {
  return {
    tournamentId: row.tournament_id,
    siteId: row.site_id,
    currency: row.currency,
    title: row.title,
    words: row.words,
    startsAt: row.starts_at,
    endAt: row.end_at,
    scoring: row.scoring,
    bestOf: row.best_of,
    leastStakeMinor: BigInt(row.least_stake_minor),
    gtId: row.gt_id,
    gpIds: row.gp_ids,
    games: row.games,
    isOptIn: row.is_opt_in,
    prizes: prizes.map((prize) => ({
      ...{ fromRank: prize.from_rank, toRank: prize.to_rank },
      amountMinor: BigInt(prize.amount_minor),
    })),
    pays: row.pays,
    wageringPercent: row.wagering_percent,
    bonusGtId: row.bonus_gt_id,
    bonusDays: row.bonus_days,
    budgetMinor: BigInt(row.budget_minor),
    paidMinor: BigInt(row.paid_minor),
    state: row.state,
    createdAt: row.created_at,
    frozenAt: row.frozen_at,
    paidAt: row.paid_at,
    cancelledAt: row.cancelled_at,
    cancelReason: row.cancel_reason,
  };
}
