import type { CodeOf, Currency, Language } from '@halls/contract';
import { checkRegistrationField, type registerSms } from '@halls/contract/registration';
import type { Notices } from '#modules/notice';
import { fail, failFields, succeed, type Outcome } from '#platform/result.ts';
import { findBlacklisted } from './find-blacklisted.ts';
import type { RegisterDeps } from './register-member.ts';
import { readRegisterForm } from './register-settings.ts';
import { registrationCode } from './registration.rules.ts';

/** Sends the code that a registration brings with its phone number. */
export async function sendRegisterCode(
  deps: Pick<RegisterDeps, 'sql' | 'verifications' | 'isClosed'> & {
    readonly notices: Pick<Notices, 'hasGateway' | 'hasBalance'>;
  },
  input: {
    readonly site: { readonly siteId: number; readonly currencies: readonly Currency[] };
    readonly phone: string;
    readonly currency: Currency;
    readonly language: Language;
    readonly remoteAddress: string;
  },
): Promise<Outcome<null, CodeOf<typeof registerSms>>> {
  const { currency, language, remoteAddress } = input;
  const { siteId, currencies } = input.site;
  const phone = input.phone.trim();
  if (deps.isClosed(siteId)) return fail(120);
  if (phone === '') return fail(201);
  if (!currencies.includes(currency)) return failFields({ currency: 'error.field_not_allowed' });
  // a site that asks for no code sends none
  const { verifiesPhone } = await readRegisterForm(deps.sql, siteId, currency);
  if (!verifiesPhone) return fail(104);
  if (checkRegistrationField('member_phone', phone, { currency, siteId, required: true })) return fail(99);
  if (await findBlacklisted(deps.sql, siteId, { member_phone: phone })) return fail(99);
  if (!(await deps.notices.hasGateway(siteId, 'sms'))) return fail(104);
  if (!(await deps.notices.hasBalance(siteId, 'sms'))) return fail(103);

  const subject = registrationCode(siteId, phone);
  const issued = await deps.verifications.issue({
    subject,
    channel: 'sms',
    currency,
    language,
    remoteAddress,
  });
  if (issued.kind === 'too_soon') return fail(102, { wait_seconds: issued.waitSeconds });
  return issued.kind === 'sent' ? succeed(null) : fail(104);
}
