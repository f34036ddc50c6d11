import { sql as raw } from 'kysely';
import type { RiskRules, RiskRuleSet } from '@halls/contract/office';
import type { Sql, SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

type RuleState = RiskRuleSet['state'];
interface Who {
  readonly operatorId: number;
  readonly account: string;
}

export interface RuleSet {
  readonly ruleSetId: number;
  readonly siteId: number;
  readonly version: number;
  readonly revision: number;
  readonly state: RuleState;
  readonly body: RiskRules;
  readonly writerIds: readonly number[];
  readonly writtenBy: Who | null;
  readonly writtenAt: Date;
  readonly publishedBy: Who | null;
  readonly publishedAt: Date | null;
  readonly endedAt: Date | null;
}

const columns = [
  ...(['rule_set_id', 'site_id', 'version', 'revision', 'state', 'body', 'writer_ids'] as const),
  ...(['written_by', 'written_by_account', 'written_at'] as const),
  ...(['published_by', 'published_by_account', 'published_at', 'ended_at'] as const),
] as const;

function select(sql: SqlOrTransaction, siteId: number) {
  return sql.selectFrom('risk.rule_set').select(columns).where('site_id', '=', siteId);
}
type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

/** At most one of each state. */
export async function listRunning(sql: SqlOrTransaction, siteId: number): Promise<RuleSet[]> {
  const rows = await select(sql, siteId)
    .where('state', '<>', 'ended')
    .orderBy('version', 'desc')
    .limit(3)
    .execute();
  return rows.map(toRuleSet);
}

export async function listEnded(sql: Sql, siteId: number, limit: number): Promise<RuleSet[]> {
  const rows = await select(sql, siteId)
    .where('state', '=', 'ended')
    .orderBy('version', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toRuleSet);
}

/** By their state; whoever else changes rules of the site waits. */
export async function lockRules(
  transaction: SqlTransaction,
  siteId: number,
): Promise<ReadonlyMap<RuleState, RuleSet>> {
  await raw`select pg_advisory_xact_lock(hashtext('risk.rule_set'), ${siteId}::integer)`.execute(transaction);
  const rules = await listRunning(transaction, siteId);
  return new Map(rules.map((each) => [each.state, each]));
}

export interface Draft {
  readonly siteId: number;
  readonly body: RiskRules;
  readonly writtenBy: Who;
  readonly now: Date;
}

export async function insertDraft(
  transaction: SqlTransaction,
  { siteId, body, writtenBy, now }: Draft,
): Promise<number> {
  const last = await transaction
    .selectFrom('risk.rule_set')
    .select('version')
    .where('site_id', '=', siteId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  const version = (last?.version ?? 0) + 1;
  await transaction
    .insertInto('risk.rule_set')
    .values({
      site_id: siteId,
      version,
      body: JSON.stringify(body),
      writer_ids: [writtenBy.operatorId],
      written_by: writtenBy.operatorId,
      written_by_account: writtenBy.account,
      written_at: now,
    })
    .execute();
  return version;
}

export async function updateDraft(
  transaction: SqlTransaction,
  { ruleSetId, revision, writerIds }: RuleSet,
  { body, writtenBy, now }: Draft,
): Promise<void> {
  await transaction
    .updateTable('risk.rule_set')
    .set({
      revision: revision + 1,
      body: JSON.stringify(body),
      writer_ids: [...new Set([...writerIds, writtenBy.operatorId])],
      written_by: writtenBy.operatorId,
      written_by_account: writtenBy.account,
      written_at: now,
    })
    .where('rule_set_id', '=', ruleSetId)
    .execute();
}

export async function endRules(transaction: SqlTransaction, ruleSetId: number, now: Date): Promise<void> {
  await transaction
    .updateTable('risk.rule_set')
    .set({ state: 'ended', ended_at: now })
    .where('rule_set_id', '=', ruleSetId)
    .execute();
}

export async function runBeside(transaction: SqlTransaction, ruleSetId: number): Promise<void> {
  await transaction
    .updateTable('risk.rule_set')
    .set({ state: 'shadow' })
    .where('rule_set_id', '=', ruleSetId)
    .execute();
}

export async function publishRules(
  transaction: SqlTransaction,
  ruleSetId: number,
  { by, now }: { readonly by: Who; readonly now: Date },
): Promise<void> {
  await transaction
    .updateTable('risk.rule_set')
    .set({
      state: 'live',
      published_by: by.operatorId,
      published_by_account: by.account,
      published_at: now,
    })
    .where('rule_set_id', '=', ruleSetId)
    .execute();
}

/** Rules that came with the product; nothing where the site has had any. */
export async function seedRules(
  transaction: SqlTransaction,
  { siteId, body, now }: { readonly siteId: number; readonly body: RiskRules; readonly now: Date },
): Promise<void> {
  const known = await select(transaction, siteId).limit(1).executeTakeFirst();
  if (known) return;
  await transaction
    .insertInto('risk.rule_set')
    .values({
      ...{ site_id: siteId, version: 1, state: 'live', body: JSON.stringify(body) },
      ...{ writer_ids: [], written_at: now, published_at: now },
    })
    .execute();
}

function toRuleSet(row: Row): RuleSet {
  return {
    ruleSetId: row.rule_set_id,
    siteId: row.site_id,
    version: row.version,
    revision: row.revision,
    state: row.state,
    body: row.body,
    writerIds: row.writer_ids.map(Number),
    writtenBy: whoOf(row.written_by, row.written_by_account),
    writtenAt: row.written_at,
    publishedBy: whoOf(row.published_by, row.published_by_account),
    publishedAt: row.published_at,
    endedAt: row.ended_at,
  };
}

function whoOf(operatorId: number | null, account: string | null): Who | null {
  return operatorId === null ? null : { operatorId, account: account ?? '' };
}
