import { sql as raw } from 'kysely';
import type { EnvelopeState } from '@halls/contract/office';
import type { Sql, SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import { sealedColumn } from '#platform/sealed-column.repo.ts';
import type { Envelope, EnvelopeTerms, Writer } from './envelope.ts';

export const sealedSeed = sealedColumn({
  table: 'app.red_envelope',
  column: 'sealed_seed',
  key: { envelopeId: 'envelope_id' },
});

const columns = [
  ...(['envelope_id', 'site_id', 'currency', 'pool_minor', 'share_count', 'min_minor', 'max_minor'] as const),
  ...([
    'opens_at',
    'end_at',
    'turnover_percent',
    'audience',
    'registered_before',
    'deposited_minor',
  ] as const),
  ...(['title', 'words', 'revision', 'writer_ids', 'written_by_account', 'written_at', 'state'] as const),
  ...([
    'announced_at',
    'announced_by_account',
    'seed_hash',
    'seed',
    'taken',
    'ended_at',
    'ended_why',
  ] as const),
] as const;

function select(sql: SqlOrTransaction) {
  return sql.selectFrom('app.red_envelope').select(columns);
}
type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

interface Which {
  readonly siteId: number;
  readonly envelopeId: number;
}

/** Null where the site has none such; `lock` until the transaction ends. */
export async function findEnvelope(
  sql: SqlOrTransaction,
  { siteId, envelopeId }: Which,
  { lock = false } = {},
): Promise<Envelope | null> {
  const query = select(sql).where('site_id', '=', siteId).where('envelope_id', '=', envelopeId);
  const row = await (lock ? query.forNoKeyUpdate() : query).executeTakeFirst();
  return row ? toEnvelope(row) : null;
}

/** The latest first. */
export async function listEnvelopes(
  sql: Sql,
  asked: {
    readonly siteId: number;
    readonly state: EnvelopeState | undefined;
    readonly beforeId: number | null;
    readonly limit: number;
    readonly now: Date;
  },
): Promise<Envelope[]> {
  const { siteId, state, beforeId, now } = asked;
  const isOver = raw<boolean>`(state = 'ended' or state = 'announced' and end_at <= ${now})`;
  let query = select(sql).where('site_id', '=', siteId);
  if (beforeId !== null) query = query.where('envelope_id', '<', beforeId);
  if (state === 'draft') query = query.where('state', '=', 'draft');
  if (state === 'announced') query = query.where('state', '=', 'announced').where('opens_at', '>', now);
  if (state === 'open')
    query = query.where('state', '=', 'announced').where('opens_at', '<=', now).where('end_at', '>', now);
  if (state === 'ended') query = query.where(isOver);
  const rows = await query.orderBy('envelope_id', 'desc').limit(asked.limit).execute();
  return rows.map(toEnvelope);
}

/** Those that everybody may know of, the latest first. */
export async function listAnnounced(sql: Sql, siteId: number, limit: number): Promise<Envelope[]> {
  const rows = await select(sql)
    .where('site_id', '=', siteId)
    .where('announced_at', 'is not', null)
    .orderBy('envelope_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toEnvelope);
}

/** What is for a member who has not claimed it: the one that is open and ends first, else the next to open. */
export async function findForMember(sql: Sql, memberId: number, now: Date): Promise<Envelope | null> {
  const row = await select(sql)
    .where('state', '=', 'announced')
    .where('end_at', '>', now)
    .where(
      raw<boolean>`exists (
        select from app.member m
        where m.member_id = ${memberId} and envelope.may_claim(red_envelope, m))`,
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('app.red_envelope_claim as c')
            .select('c.place')
            .whereRef('c.envelope_id', '=', 'app.red_envelope.envelope_id')
            .where('c.member_id', '=', memberId),
        ),
      ),
    )
    .orderBy(raw`opens_at > ${now}`)
    .orderBy(raw`case when opens_at > ${now} then opens_at else end_at end`)
    .orderBy('envelope_id')
    .limit(1)
    .executeTakeFirst();
  return row ? toEnvelope(row) : null;
}

/** Members whom it is for, counted up to `most`. */
export async function countMembers(sql: Sql, envelopeId: number, most: number): Promise<number> {
  const { rows } = await raw<{ members: number }>`
    select count(*)::integer as members from (
      select from app.red_envelope e join app.member m on m.site_id = e.site_id and m.currency = e.currency
      where e.envelope_id = ${envelopeId} and envelope.may_claim(e, m) limit ${most}
    ) found`.execute(sql);
  return rows[0]?.members ?? 0;
}

export async function insertEnvelope(
  transaction: SqlTransaction,
  {
    terms,
    writer,
    now,
  }: { readonly terms: EnvelopeTerms; readonly writer: Writer | null; readonly now: Date },
): Promise<number> {
  const row = await transaction
    .insertInto('app.red_envelope')
    .values({
      ...{ ...termColumns(terms), site_id: terms.siteId, written_at: now },
      ...{ writer_ids: writer ? [writer.operatorId] : [], written_by_account: writer?.account ?? null },
    })
    .returning('envelope_id')
    .executeTakeFirstOrThrow();
  return row.envelope_id;
}

export async function updateDraft(
  transaction: SqlTransaction,
  { envelopeId, revision, writerIds }: Envelope,
  { terms, writer, now }: { readonly terms: EnvelopeTerms; readonly writer: Writer; readonly now: Date },
): Promise<void> {
  await transaction
    .updateTable('app.red_envelope')
    .set({
      ...{ ...termColumns(terms), revision: revision + 1, written_at: now },
      writer_ids: [...new Set([...writerIds, writer.operatorId])],
      written_by_account: writer.account,
    })
    .where('envelope_id', '=', envelopeId)
    .execute();
}

function termColumns(terms: EnvelopeTerms) {
  return {
    currency: terms.currency,
    pool_minor: terms.poolMinor.toString(),
    share_count: terms.count,
    min_minor: terms.minMinor.toString(),
    max_minor: terms.maxMinor.toString(),
    ...{ opens_at: terms.opensAt, end_at: terms.endAt, turnover_percent: terms.turnoverPercent },
    ...{ audience: terms.audience, registered_before: terms.registeredBefore },
    deposited_minor: terms.depositedMinor?.toString() ?? null,
    title: JSON.stringify(terms.title),
    words: JSON.stringify(terms.words),
  };
}

export interface Announcement {
  readonly envelopeId: number;
  readonly seedHash: string;
  readonly sealedSeed: string;
  readonly shares: readonly bigint[];
  readonly announcedBy: string | null;
  readonly isOpen: boolean;
  readonly now: Date;
}

/** With all of its shares. */
export async function putAnnounced(transaction: SqlTransaction, announced: Announcement): Promise<void> {
  const { envelopeId, seedHash, sealedSeed: sealed, shares, announcedBy, isOpen, now } = announced;
  await transaction
    .updateTable('app.red_envelope')
    .set({
      ...{ state: 'announced', announced_at: now, announced_by_account: announcedBy },
      ...{ seed_hash: seedHash, sealed_seed: sealed, is_opening_told: isOpen },
    })
    .where('envelope_id', '=', envelopeId)
    .execute();
  await raw`
    insert into app.red_envelope_share (envelope_id, place, amount_minor)
    select ${envelopeId}, place, amount_minor
    from unnest(${shares.map(String)}::bigint[]) with ordinality as drawn (amount_minor, place)`.execute(
    transaction,
  );
}

export type ClaimOutcome = 'claimed' | 'already' | 'ended' | 'not_open' | 'not_for_them';

/** In one statement, with the money; the amount is that of the member’s share, null where they have none. */
export async function claimShare(
  sql: Sql,
  {
    envelopeId,
    memberId,
    now,
  }: { readonly envelopeId: number; readonly memberId: number; readonly now: Date },
): Promise<{ readonly outcome: ClaimOutcome; readonly amountMinor: bigint | null }> {
  const { rows } = await raw<{ outcome: ClaimOutcome; amount_minor: string | null }>`
    select outcome, amount_minor::text
    from envelope.claim(${envelopeId}, ${memberId}, ${now}) limit 1`.execute(sql);
  const [row] = rows;
  if (!row) throw new Error('a claim answers one row');
  return { outcome: row.outcome, amountMinor: row.amount_minor === null ? null : BigInt(row.amount_minor) };
}

/** False where it had ended before. */
export async function endEnvelope(
  transaction: SqlTransaction,
  { envelopeId, why, now }: { readonly envelopeId: number; readonly why: 'stopped'; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('app.red_envelope')
    .set({ state: 'ended', ended_at: now, ended_why: why })
    .where('envelope_id', '=', envelopeId)
    .where('state', '<>', 'ended')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

const atOnce = 50;
type Told = Pick<Envelope, 'envelopeId' | 'currency'>;

/** Ends those whose time is over. Whoever claims at the same moment is paid before, or sees that it has ended. */
export async function endOverdue(sql: Sql, now: Date): Promise<void> {
  await sql
    .updateTable('app.red_envelope')
    .set({ state: 'ended', ended_at: now, ended_why: 'time' })
    .where('state', '=', 'announced')
    .where('end_at', '<=', now)
    .execute();
}

/** Those that have opened and were not told of. */
export async function markOpened(transaction: SqlTransaction, now: Date): Promise<Told[]> {
  const rows = await transaction
    .updateTable('app.red_envelope')
    .set({ is_opening_told: true })
    .where('state', '=', 'announced')
    .where('opens_at', '<=', now)
    .where('is_opening_told', '=', false)
    .returning(['envelope_id', 'currency'])
    .execute();
  return rows.map(toTold);
}

/** Those that have ended with a seed that is not revealed. */
export async function lockUnrevealed(
  transaction: SqlTransaction,
): Promise<(Told & { readonly sealed: string })[]> {
  const rows = await transaction
    .selectFrom('app.red_envelope')
    .select(['envelope_id', 'currency', 'sealed_seed'])
    .where('state', '=', 'ended')
    .where('sealed_seed', 'is not', null)
    .orderBy('envelope_id')
    .limit(atOnce)
    .forNoKeyUpdate()
    .execute();
  return rows.map((row) => ({ ...toTold(row), sealed: row.sealed_seed ?? '' }));
}

export async function revealSeed(
  transaction: SqlTransaction,
  envelopeId: number,
  seed: string,
): Promise<void> {
  await transaction
    .updateTable('app.red_envelope')
    .set({ seed, sealed_seed: null })
    .where('envelope_id', '=', envelopeId)
    .execute();
}

function toTold(row: { envelope_id: number; currency: Envelope['currency'] }): Told {
  return { envelopeId: row.envelope_id, currency: row.currency };
}

function toEnvelope(row: Row): Envelope {
  return {
    ...{ envelopeId: row.envelope_id, siteId: row.site_id, currency: row.currency },
    poolMinor: BigInt(row.pool_minor),
    count: row.share_count,
    minMinor: BigInt(row.min_minor),
    maxMinor: BigInt(row.max_minor),
    ...{ opensAt: row.opens_at, endAt: row.end_at, turnoverPercent: row.turnover_percent },
    ...{ audience: row.audience, registeredBefore: row.registered_before },
    depositedMinor: row.deposited_minor === null ? null : BigInt(row.deposited_minor),
    ...{ title: row.title, words: row.words, revision: row.revision, state: row.state },
    writerIds: row.writer_ids.map(Number),
    ...{ writtenBy: row.written_by_account, writtenAt: row.written_at },
    ...{ announcedBy: row.announced_by_account, announcedAt: row.announced_at },
    ...{ seedHash: row.seed_hash, seed: row.seed, taken: row.taken },
    ...{ endedAt: row.ended_at, endedWhy: row.ended_why },
  };
}
