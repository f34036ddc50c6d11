import { createHash, randomBytes } from 'node:crypto';
import { findMember } from '#modules/member';
import { dayOf, type SiteFace } from '#modules/site';
import type { Call } from '#platform/call.ts';
import type { Sql } from '#platform/database.ts';
import { countVisitor, forgetVisitors, readAddressBlock, saltOf } from './visit.repo.ts';

const dayMs = 24 * 60 * 60_000;

export interface VisitDeps {
  readonly sql: Sql;
  readonly site: Pick<SiteFace, 'findById'>;
}

/** Counts who comes by an agent's link, without keeping who it was (see `agency.visitor`). */
export async function countVisit(
  { sql, site }: VisitDeps,
  agentId: number,
  {
    site: { siteId },
    now,
    remoteAddress,
    userAgent,
  }: Pick<Call, 'site' | 'now' | 'remoteAddress' | 'userAgent'>,
): Promise<void> {
  const agent = await findMember(sql, siteId, { id: agentId });
  if (!agent?.isAgent || !agent.isAgentActive || agent.isDisabled) return;
  const day = dayOf(now, site.findById(siteId)?.timezone ?? 'UTC');
  const salt = await saltOf(sql, day, randomBytes(32));
  const who = [agentId, await readAddressBlock(sql, remoteAddress), userAgent];
  const visitor = createHash('sha256').update(salt).update(JSON.stringify(who)).digest();
  await countVisitor(sql, { agentId, day, visitor });
}

/** What is of a day that is over in every time zone. */
export function forgetPastVisitors(sql: Sql, now: Date): Promise<void> {
  return forgetVisitors(sql, new Date(now.getTime() - dayMs).toISOString().slice(0, 10));
}
