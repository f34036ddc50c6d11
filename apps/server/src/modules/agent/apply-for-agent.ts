import type { Language } from '@halls/contract';
import { readOfficeMember } from '#modules/member';
import type { Member } from '#platform/actor.ts';
import type { Sql } from '#platform/database.ts';
import { fail, succeed, type Outcome } from '#platform/result.ts';
import { takesApplications } from './agent.repo.ts';
import { acceptAgreement } from './agreement.repo.ts';
import { hasPendingApplication, insertApplication } from './application.repo.ts';

export interface Application {
  readonly plan: string;
  readonly agreementVersion: number;
  readonly language: Language;
  readonly now: Date;
}

/** The application and what was accepted with it are kept together, or neither is. */
export function applyForAgent(
  sql: Sql,
  { siteId, memberId }: Member,
  { plan, agreementVersion: version, language, now }: Application,
): Promise<Outcome<Date, 101 | 102 | 103 | 104>> {
  return sql.transaction().execute(async (transaction) => {
    if (!(await takesApplications(transaction, siteId))) return fail(101);
    // whoever decides about the member waits, and so does a second press
    const member = await readOfficeMember(transaction, { siteId, memberId }, { lock: true });
    if (!member) return fail(404);
    if (member.isAgent) return fail(104);
    if (await hasPendingApplication(transaction, memberId)) return fail(102);
    const accepted = await acceptAgreement(transaction, { siteId, memberId, version, language, now });
    if (!accepted) return fail(103);
    await insertApplication(transaction, { siteId, memberId, agentId: member.agentId, plan, now });
    return succeed(now);
  });
}
