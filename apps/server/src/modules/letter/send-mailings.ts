import type { Clock } from '@halls/service';
import { listSegment, type MemberSegment } from '#modules/member';
import type { Sql, SqlOrTransaction, SqlTransaction } from '#platform/database.ts';
import type { MailingAudience } from './letter.tables.ts';
import { claimMailing, endMailing, insertCopies, noteReached, type MailingRow } from './mailing.repo.ts';
import { sendLetter, tell } from './send-letter.ts';

export interface MailingDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  /** Of these members, those who have ever paid something in. */
  readonly depositorsAmong: (
    sql: SqlOrTransaction,
    memberIds: readonly number[],
  ) => Promise<ReadonlySet<number>>;
}

/** Members that are looked at in one transaction. */
const atOnce = 500;

/**
 * Sends what is due, part by part. A part is one transaction: the letters, what their readers' windows are told, and how
 * far it has come, so that whoever goes on after a crash goes on right there.
 */
export async function sendMailings(deps: MailingDeps): Promise<void> {
  while (await deps.sql.transaction().execute((transaction) => sendPart(deps, transaction)));
}

/** False when nothing is due. */
async function sendPart(deps: MailingDeps, transaction: SqlTransaction): Promise<boolean> {
  const now = deps.clock();
  const mailing = await claimMailing(transaction, now);
  if (!mailing) return false;
  if (mailing.audience.kind === 'all') {
    await sendToAll(transaction, mailing, mailing.audience, now);
    return true;
  }
  const part = await listPart(deps, transaction, mailing.site_id, mailing.audience, mailing.after_member_id);
  if (part.memberIds.length > 0) {
    await insertCopies(transaction, mailing, part.memberIds, now);
    await tell(transaction, part.memberIds);
  }
  if (part.upTo !== null)
    await noteReached(transaction, mailing.mailing_id, { upTo: part.upTo, count: part.memberIds.length });
  else await endMailing(transaction, mailing.mailing_id, 'sent', now);
  return true;
}

/** One row for all of a site, or of a currency. */
async function sendToAll(
  transaction: SqlTransaction,
  { site_id: siteId, mailing_id: mailingId, title, content }: MailingRow,
  { currency }: Extract<MailingAudience, { kind: 'all' }>,
  now: Date,
): Promise<void> {
  const to = { siteId, ...(currency && { currency }) };
  await sendLetter(transaction, { to, words: { title, content }, mailingId }, now);
  await endMailing(transaction, mailingId, 'sent', now);
}

/** Members of an audience after one; `upTo` is null where nobody is left. */
export async function listPart(
  { depositorsAmong }: Pick<MailingDeps, 'depositorsAmong'>,
  sql: SqlOrTransaction,
  siteId: number,
  audience: MailingAudience,
  afterId: number,
): Promise<{ readonly memberIds: readonly number[]; readonly upTo: number | null }> {
  if (audience.kind === 'accounts') {
    const left = audience.member_ids.filter((id) => id > afterId).toSorted((one, other) => one - other);
    const memberIds = left.slice(0, atOnce);
    return { memberIds, upTo: memberIds.at(-1) ?? null };
  }
  const found = await listSegment(sql, segmentOf(siteId, audience), { afterId, limit: atOnce });
  const upTo = found.at(-1) ?? null;
  const wanted = audience.kind === 'segment' ? audience.has_deposited : undefined;
  if (wanted === undefined || found.length === 0) return { memberIds: found, upTo };
  const depositors = await depositorsAmong(sql, found);
  return { memberIds: found.filter((id) => depositors.has(id) === wanted), upTo };
}

function segmentOf(
  siteId: number,
  audience: Extract<MailingAudience, { kind: 'all' | 'segment' }>,
): MemberSegment {
  if (audience.kind === 'all') return { siteId, currency: audience.currency };
  const at = (instant: string | undefined) => (instant === undefined ? undefined : new Date(instant));
  return {
    siteId,
    currency: audience.currency,
    joinedAfter: at(audience.joined_after),
    joinedBefore: at(audience.joined_before),
    seenAfter: at(audience.seen_after),
    seenBefore: at(audience.seen_before),
  };
}
