import { sql as raw } from 'kysely';
import type { Currency, PerLanguage } from '@halls/contract';
import type { MissionFact, MissionPeriod } from '@halls/contract/mission';
import type { GivenAs } from '#modules/promotion';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

export interface Mission extends GivenAs {
  readonly missionId: number;
  readonly siteId: number;
  readonly currency: Currency;
  readonly title: PerLanguage;
  readonly words: PerLanguage;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly period: MissionPeriod;
  readonly fact: MissionFact;
  /** Minor units of turnover and deposits, a number of rounds and days, hundredths of the stake of a win. */
  readonly target: bigint;
  readonly gtId: number | null;
  readonly gpId: string | null;
  readonly leastStakeMinor: bigint | null;
  readonly amountMinor: bigint;
  readonly budgetMinor: bigint;
  readonly usedMinor: bigint;
  readonly createdAt: Date;
  readonly stoppedAt: Date | null;
}

export type NewMission = Omit<Mission, 'missionId' | 'usedMinor' | 'stoppedAt'>;

function select(sql: SqlOrTransaction) {
  return sql
    .selectFrom('mission.mission')
    .select([
      'mission_id',
      'site_id',
      'currency',
      'title',
      'words',
      'period',
      'fact',
      'target',
      'gt_id',
      'gp_id',
    ])
    .select(['least_stake_minor', 'amount_minor', 'pays', 'wagering_percent', 'bonus_gt_id', 'bonus_days'])
    .select(['budget_minor', 'used_minor', 'created_at', 'stopped_at'])
    .select(raw<string>`first_day::text`.as('first_day'))
    .select(raw<string>`last_day::text`.as('last_day'));
}
type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

interface Which {
  readonly siteId: number;
  readonly missionId: number;
}

/** Null where the site has none such; `lock` until the transaction ends. */
export async function findMission(
  sql: SqlOrTransaction,
  { siteId, missionId }: Which,
  { lock = false } = {},
): Promise<Mission | null> {
  const query = select(sql).where('site_id', '=', siteId).where('mission_id', '=', missionId);
  const row = await (lock ? query.forNoKeyUpdate() : query).executeTakeFirst();
  return row ? toMission(row) : null;
}

/** Of these, those that there are. */
export async function findMissions(
  sql: SqlOrTransaction,
  missionIds: readonly number[],
): Promise<ReadonlyMap<number, Mission>> {
  if (missionIds.length === 0) return new Map();
  const rows = await select(sql)
    .where('mission_id', 'in', [...missionIds])
    .orderBy('mission_id')
    .limit(missionIds.length)
    .execute();
  return new Map(rows.map((row) => [row.mission_id, toMission(row)]));
}

/** The newest first, from before one on. */
export async function listMissions(
  sql: SqlOrTransaction,
  {
    siteId,
    beforeId,
    limit,
  }: { readonly siteId: number; readonly beforeId: number | null; readonly limit: number },
): Promise<Mission[]> {
  const rows = await select(sql)
    .where('site_id', '=', siteId)
    .$if(beforeId !== null, (query) => query.where('mission_id', '<', beforeId))
    .orderBy('mission_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toMission);
}

export async function hasMissions(sql: SqlOrTransaction): Promise<boolean> {
  const row = await sql.selectFrom('mission.mission').select('mission_id').limit(1).executeTakeFirst();
  return row !== undefined;
}

export async function insertMission(sql: SqlOrTransaction, mission: NewMission): Promise<number> {
  const { mission_id: missionId } = await sql
    .insertInto('mission.mission')
    .values({
      site_id: mission.siteId,
      currency: mission.currency,
      title: JSON.stringify(mission.title),
      words: JSON.stringify(mission.words),
      first_day: mission.firstDay,
      last_day: mission.lastDay,
      period: mission.period,
      fact: mission.fact,
      target: String(mission.target),
      gt_id: mission.gtId,
      gp_id: mission.gpId,
      least_stake_minor: mission.leastStakeMinor === null ? null : String(mission.leastStakeMinor),
      amount_minor: String(mission.amountMinor),
      pays: mission.pays,
      wagering_percent: mission.wageringPercent,
      bonus_gt_id: mission.bonusGtId,
      bonus_days: mission.bonusDays,
      budget_minor: String(mission.budgetMinor),
      created_at: mission.createdAt,
    })
    .returning('mission_id')
    .executeTakeFirstOrThrow();
  return missionId;
}

export async function stopMission(transaction: SqlTransaction, missionId: number, now: Date): Promise<void> {
  await transaction
    .updateTable('mission.mission')
    .set({ stopped_at: now })
    .where('mission_id', '=', missionId)
    .execute();
}

function toMission(row: Row): Mission {
  return {
    missionId: row.mission_id,
    siteId: row.site_id,
    currency: row.currency,
    title: row.title,
    words: row.words,
    firstDay: row.first_day,
    lastDay: row.last_day,
    period: row.period,
    fact: row.fact,
    target: BigInt(row.target),
    gtId: row.gt_id,
    gpId: row.gp_id,
    leastStakeMinor: row.least_stake_minor === null ? null : BigInt(row.least_stake_minor),
    amountMinor: BigInt(row.amount_minor),
    pays: row.pays,
    wageringPercent: row.wagering_percent,
    bonusGtId: row.bonus_gt_id,
    bonusDays: row.bonus_days,
    budgetMinor: BigInt(row.budget_minor),
    usedMinor: BigInt(row.used_minor),
    createdAt: row.created_at,
    stoppedAt: row.stopped_at,
  };
}
