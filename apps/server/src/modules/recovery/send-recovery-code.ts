import type { Currency, Language } from '@halls/contract';
import type { CodeSubject } from '#modules/verification';
import { fail, succeed, type Outcome } from '#platform/result.ts';
import type { Challenge, Claimant, RecoveryDeps } from './recovery.deps.ts';

/**
 * Sends a code to the number if it is the account's. The answer, and the way to it, are the same if it is not: 102 too
 * counts what was asked, and not what was sent.
 */
export async function sendRecoveryCode(
  deps: RecoveryDeps,
  claimant: Claimant,
  asked: {
    readonly phone: string;
    readonly challenge: Challenge;
    readonly language: Language;
    readonly defaultCurrency: Currency;
  },
): Promise<Outcome<null, 102 | 103 | 104 | 105 | 120>> {
  const { siteId, account, remoteAddress } = claimant;
  const { phone, challenge, language } = asked;
  if (deps.isClosed(siteId)) return fail(120);
  const captcha = await deps.captchas.verify({
    ...{ siteId, type: 1, remoteAddress },
    token: challenge.captchaToken,
    answer: challenge.captchaAnswer,
  });
  if (captcha !== 'right') return fail(105);
  // of the site, whoever asks
  if (!(await deps.notices.hasGateway(siteId, 'sms'))) return fail(104);
  if (!(await deps.notices.hasBalance(siteId, 'sms'))) return fail(103);

  const member = await deps.personal.findRecoveryDetails(deps.sql, { siteId, account });
  const isKnown = member !== null && !member.isDisabled && member.phone === phone;
  const issued = await deps.verifications.issue({
    subject: recoveryCode(claimant, phone),
    channel: 'sms',
    currency: member?.currency ?? asked.defaultCurrency,
    language,
    remoteAddress,
    secretly: { isKnown },
  });
  if (issued.kind === 'too_soon') return fail(102, { wait_seconds: issued.waitSeconds });
  return issued.kind === 'sent' ? succeed(null) : fail(104);
}

/** Whose code proves a member: the account's that was named with the number. */
export function recoveryCode({ siteId, account }: Claimant, phone: string): CodeSubject {
  return { siteId, purpose: 'recovery', recipient: phone, bearer: account };
}
