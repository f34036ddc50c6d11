import { toBit, type RequestOf } from '@halls/contract';
import {
  checkAgentDomain,
  register,
  registerSettings,
  registerSms,
  registrationFields,
  serviceAgreement,
  validMessage,
  verifyRegistration,
} from '@halls/contract/registration';
import { claimsOf } from '#modules/login';
import type { Notices } from '#modules/notice';
import { implement, type Call, type Implementation } from '#platform/call.ts';
import { fail, failFields, succeed } from '#platform/result.ts';
import { findAgentDomain } from './find-agent-domain.ts';
import { isIntroducer } from './find-introducer.ts';
import { registerMember, type RegisterDeps, type RegisterInput } from './register-member.ts';
import { readRegisterForm } from './register-settings.ts';
import { readAgreements } from './registration.repo.ts';
import type { FieldValues } from './registration.rules.ts';
import { sendRegisterCode } from './send-register-code.ts';
import { verifyField } from './verify-field.ts';

export function registrationRoutes(deps: RegisterDeps & { readonly notices: Notices }): Implementation[] {
  const { sql } = deps;
  return [
    implement(registerSettings, async (input, call) => {
      const { siteId, currencies } = call.site;
      if (deps.isClosed(siteId)) return fail(120);
      const asked = input.currency ?? input.member_currency;
      if (asked && !currencies.includes(asked)) return failFields({ currency: 'error.field_not_allowed' });
      const wanted = asked ? [asked] : currencies;
      const forms = await Promise.all(wanted.map((currency) => readRegisterForm(sql, siteId, currency)));
      return succeed({ list: forms.flatMap(({ settings }) => settings) });
    }),

    implement(verifyRegistration, async (input, call) => {
      const { siteId, currencies } = call.site;
      const currency = input.member_currency;
      if (!currencies.includes(currency)) return failFields({ member_currency: 'error.field_not_allowed' });
      return verifyField(deps, { siteId, currency, fields: fieldsOf(input), introducer: input.introducer });
    }),

    implement(register, async (input, call) => {
      const domain = await findAgentDomain(sql, call.site.siteId, new URL(call.siteOrigin).hostname);
      if (domain && domain.currency !== input.member_currency)
        return failFields({ member_currency: 'error.field_not_allowed' });
      const outcome = await registerMember(deps, registrationOf(input, call, domain?.agentId ?? null));
      if (!outcome.ok) return outcome;
      const { memberId, account, currency, token } = outcome.data;
      return succeed({ member_id: memberId, member_account: account, member_currency: currency, token });
    }),

    implement(registerSms, (input, { site, language, remoteAddress }) =>
      sendRegisterCode(deps, {
        ...{ site, language, remoteAddress },
        phone: input.member_phone,
        currency: input.currency,
      }),
    ),

    implement(validMessage, async (input, call) => {
      const agent = input.agent_id === undefined ? undefined : String(input.agent_id);
      const given = { agent, recommendCode: input.recommend_code };
      return succeed({ is_valid: toBit(await isIntroducer(sql, call.site.siteId, given)) });
    }),

    implement(checkAgentDomain, async (input, call) => {
      const host = input.host.replaceAll('\0', '').trim().toLowerCase().replace(/:\d+$/, '');
      const domain = await findAgentDomain(sql, call.site.siteId, host);
      return succeed({
        is_valid: toBit(domain !== null),
        currency: domain?.currency ?? null,
        agent_id: domain?.agentId ?? null,
      });
    }),

    implement(serviceAgreement, async (_input, call) => {
      const agreements = await readAgreements(sql, call.site.siteId);
      const agreement =
        agreements.get(call.language) ?? agreements.get('en_US') ?? [...agreements.values()][0];
      if (!agreement) return fail(404);
      const { title, content, updatedAt } = agreement;
      return succeed({ title, content, updated_at: updatedAt.toISOString() });
    }),
  ];
}

function fieldsOf(input: FieldValues): FieldValues {
  return Object.fromEntries(
    registrationFields.map((name) => [name, input[name]]).filter(([, value]) => value !== undefined),
  );
}

/** Who registers at an agent's domain is the agent's, unless somebody else has brought them. */
function registrationOf(
  input: RequestOf<typeof register>,
  call: Call,
  domainAgentId: number | null,
): RegisterInput {
  const isBrought = Boolean(input.member_agent || input.recommend_code || input.introducer);
  const domainAgent = domainAgentId === null || isBrought ? undefined : String(domainAgentId);
  return {
    site: call.site,
    currency: input.member_currency,
    language: call.language,
    fields: { ...fieldsOf(input), member_account: input.member_account, password: input.password },
    introduction: {
      agent: input.member_agent ?? domainAgent,
      recommendCode: input.recommend_code,
      introducer: input.introducer,
    },
    captchaToken: input.captcha_token ?? '',
    captchaAnswer: input.answer ?? '',
    deviceId: input.udid || null,
    remoteAddress: call.remoteAddress,
    country: call.country,
    userAgent: call.userAgent,
    claims: claimsOf({ udid: input.udid, device: input.device, host: input.host }),
  };
}
