import type { LoginCodeAnswer } from '@halls/contract/operator';
import { findMember } from '#modules/member';
import type { OperatorSystem } from '#modules/operator-system';
import type { Clock } from '@halls/service';
import type { Sql } from '#platform/database.ts';
import { hashOfSecret, newSecret } from '#platform/one-time-secret.ts';
import { insertLoginCode } from './login-code.repo.ts';

const livesMs = 60_000;

/** Gives an operator's system a one-time code for a member of one of its sites. */
export async function issueLoginCode(
  { sql, clock }: { readonly sql: Sql; readonly clock: Clock },
  { operatorId, siteIds }: OperatorSystem,
  asked: { readonly siteId: number; readonly account: string },
): Promise<LoginCodeAnswer> {
  if (!siteIds.includes(asked.siteId)) return { status: 'SITE_NOT_YOURS' };
  const member = await findMember(sql, asked.siteId, { account: asked.account.trim().toLowerCase() });
  if (!member) return { status: 'MEMBER_DOES_NOT_EXIST' };
  if (member.isDisabled) return { status: 'MEMBER_DISABLED' };
  const now = clock();
  const code = newSecret();
  const expiresAt = new Date(now.getTime() + livesMs);
  const { memberId, account, currency } = member;
  await insertLoginCode(sql, {
    codeHash: hashOfSecret(code),
    siteId: asked.siteId,
    memberId,
    operatorId,
    now,
    expiresAt,
  });
  return {
    status: 'OK',
    query: { tk: code, member_account: account, member_currency: currency, member_id: memberId },
    expires_at: expiresAt.toISOString(),
  };
}
