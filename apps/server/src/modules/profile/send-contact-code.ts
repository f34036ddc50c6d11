import type { CodeOf, Language } from '@halls/contract';
import type { profileCode, VerifiedField } from '@halls/contract/member';
import { checkRegistrationField } from '@halls/contract/registration';
import { plainText } from '#modules/member';
import type { Notices } from '#modules/notice';
import type { CodeSubject, Verifications } from '#modules/verification';
import type { Member } from '#platform/actor.ts';
import { fail, succeed, type Outcome } from '#platform/result.ts';

const kinds = {
  member_phone: { channel: 'sms', wrongFormat: 209, unavailable: 104 },
  member_email: { channel: 'email', wrongFormat: 206, unavailable: 105 },
} as const;

/** Sends a member the code that comes with a new phone number or e-mail address. */
export async function sendContactCode(
  { notices, verifications }: { readonly notices: Notices; readonly verifications: Verifications },
  member: Member,
  wish: {
    readonly field: VerifiedField;
    readonly value: string;
    readonly language: Language;
    readonly remoteAddress: string;
  },
): Promise<Outcome<null, CodeOf<typeof profileCode>>> {
  const { field, language, remoteAddress } = wish;
  const { siteId, currency } = member;
  const { channel, wrongFormat, unavailable } = kinds[field];
  const value = plainText(wish.value);
  if (checkRegistrationField(field, value, { currency, siteId, required: true })) return fail(wrongFormat);
  if (!(await notices.hasGateway(siteId, channel))) return fail(unavailable);
  if (!(await notices.hasBalance(siteId, channel))) return fail(103);
  const subject = contactCode(member, value);
  const issued = await verifications.issue({ subject, channel, currency, language, remoteAddress });
  if (issued.kind === 'too_soon') return fail(102, { wait_seconds: issued.waitSeconds });
  return issued.kind === 'sent' ? succeed(null) : fail(unavailable);
}

/** Whose code verifies a number or an address of a member: theirs alone. */
export function contactCode({ siteId, memberId }: Member, recipient: string): CodeSubject {
  return { siteId, purpose: 'contact', recipient, bearer: String(memberId) };
}
