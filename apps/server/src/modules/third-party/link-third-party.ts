import { readSessionStart } from '#modules/session';
import type { Member } from '#platform/actor.ts';
import type { Sql } from '#platform/database.ts';
import { fail, succeed, type Outcome } from '#platform/result.ts';
import { linkIdentity } from './member-identity.repo.ts';
import { deleteTicket, lockTicket, type ShownTicket } from './visit.repo.ts';

/** A session that is older may be in the hands of somebody who found the device open. */
const freshForMs = 10 * 60_000;

/**
 * Links whom the ticket is about to the member who has just proved to be one. Nothing else links the two: an e-mail
 * address that both know says who somebody was when they gave it.
 */
export async function linkThirdParty(
  sql: Sql,
  { memberId, siteId, sessionId }: Member,
  shown: ShownTicket,
): Promise<Outcome<null, 101 | 102 | 103>> {
  const { now } = shown;
  const startedAt = await readSessionStart(sql, sessionId);
  if (!startedAt || now.getTime() - startedAt.getTime() > freshForMs) return fail(103);
  return sql.transaction().execute(async (transaction) => {
    const ticket = await lockTicket(transaction, shown);
    if (!ticket) return fail(101);
    const isLinked = await linkIdentity(transaction, { ...ticket, siteId, memberId, now });
    if (!isLinked) return fail(102);
    await deleteTicket(transaction, shown.ticketHash);
    return succeed(null);
  });
}
