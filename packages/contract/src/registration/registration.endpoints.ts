import { z } from 'zod';
import { defineEndpoint, type CodeTable } from '../core/endpoint.ts';
import { currencySchema } from '../core/money.ts';
import {
  bitSchema,
  claimSchema,
  idSchema,
  optional,
  optionalChoice,
  requiredText,
  say,
  wireFlag,
  wireText,
} from '../core/wire.ts';
import { loginSuccessSchema } from '../session/session.schema.ts';
import {
  checkRegistration,
  checkRegistrationField,
  formatCodeOf,
  registrationFields,
  type RegistrationField,
} from './registration.rules.ts';
import { registerSettingSchema, smsTypes } from './registration.schema.ts';

const fieldText = optional(wireText(z.string().max(256, say('error.field_too_long'))));
const fieldShape = Object.fromEntries(registrationFields.map((name) => [name, fieldText])) as Record<
  RegistrationField,
  typeof fieldText
>;
const code = wireText(z.string().max(64, say('error.field_too_long')));

/** What a registration can be refused for. */
const registrationCodes = {
  102: 'account_repeat',
  103: 'name_repeat',
  104: 'phone_repeat',
  105: 'mail_repeat',
  106: 'no_proxy',
  107: 'introducer_disabled',
  108: 'agent_disabled',
  109: 'recommend_disabled',
  110: 'recommend_code_disabled',
  112: 'introducer_not_found',
  113: 'error_verify',
  114: 'identity_id_repeat',
  120: 'registration_closed',
  206: 'email_invalid',
  209: 'phone_invalid',
  214: 'name_blacklisted',
  215: 'phone_refused',
  216: 'email_blacklisted',
  218: 'ip_error',
  219: 'introducer_not_found',
  222: 'introducer_not_found',
  223: 'identity_id_repeat',
  224: 'verify_failed',
  227: 'name_invalid',
  228: 'introducer_invalid',
  301: 'contact_refused',
  302: 'contact_refused',
  303: 'contact_refused',
  304: 'contact_refused',
  305: 'contact_refused',
  306: 'contact_refused',
  307: 'contact_refused',
  308: 'contact_refused',
  996: 'register_too_often',
  997: 'register_ip_limit',
} as const satisfies CodeTable;

/** The code with which a contact field is refused, by field. */
export const contactCodes = {
  member_qq: 301,
  member_wechat: 302,
  member_whats_app: 303,
  member_zalo: 304,
  member_fb: 305,
  member_telegram: 306,
  member_skype: 307,
  member_others: 308,
} as const;

export const verifyRegistration = defineEndpoint({
  path: '/register/verification',
  access: 'guest',
  rateLimit: { perMinute: 40 },
  summary: 'Checks one registration field on blur: its rule, and that nobody has it yet',
  request: z
    .strictObject({
      ...fieldShape,
      introducer: optional(code),
      member_currency: currencySchema,
      /** Whether the form has the field verified by a code. */
      verification: optional(wireFlag),
    })
    .superRefine((input, context) => {
      const names = registrationFields.filter((name) => input[name] !== undefined);
      if (names.length === 0 && input.introducer === undefined) {
        context.addIssue({ code: 'custom', message: say('error.field_required') });
      }
      for (const name of names) {
        const key = checkRegistrationField(name, input[name] ?? '', {
          currency: input.member_currency,
          required: false,
        });
        if (key) context.addIssue({ code: 'custom', path: [name], message: key });
      }
    }),
  data: z.null(),
  codes: registrationCodes,
});

export const register = defineEndpoint({
  path: '/register',
  access: 'guest',
  rateLimit: { perMinute: 20 },
  summary: 'Makes a new member with a wallet and logs it in',
  request: z
    .strictObject({
      ...fieldShape,
      member_account: requiredText('ph_account_name', 64),
      password: requiredText('signup.err_psw_required', 128),
      member_currency: currencySchema,
      member_agent: optional(code),
      recommend_code: optional(code),
      introducer: optional(code),
      answer: optional(z.string().max(8192, say('error.field_too_long'))),
      captcha_token: optional(z.string().max(256, say('error.field_too_long'))),
      agreement: optional(wireFlag),
      udid: claimSchema,
      device: claimSchema,
      host: claimSchema,
    })
    .superRefine((input, context) => {
      const wrong = checkRegistration(input, { currency: input.member_currency });
      // a code of business says these, see `formatCodeOf`
      const refused = formatCodeOf(wrong) === null ? Object.entries(wrong) : [];
      for (const [name, key] of refused) context.addIssue({ code: 'custom', path: [name], message: key });
      if (input.agreement === false)
        context.addIssue({ code: 'custom', path: ['agreement'], message: say('signup.err_agreement') });
    }),
  data: loginSuccessSchema,
  codes: registrationCodes,
});

export const registerSettings = defineEndpoint({
  path: '/arks/web/register-settings',
  access: 'guest',
  summary: 'The fields of the registration form, by currency',
  request: z.strictObject({
    currency: optionalChoice(currencySchema),
    member_currency: optionalChoice(currencySchema),
  }),
  data: z.object({ list: z.array(registerSettingSchema) }),
  codes: { 120: 'registration_closed' },
});

export const serviceAgreement = defineEndpoint({
  path: '/arks/web/register-settings/service-agreement',
  access: 'guest',
  summary: 'The agreement to accept at registration, in the language of the request',
  request: z.strictObject({}),
  data: z.object({ title: z.string(), content: z.string(), updated_at: z.string() }),
});

export const registerSms = defineEndpoint({
  path: '/register/sms',
  access: 'guest',
  rateLimit: { perMinute: 20 },
  summary: 'Sends the code that verifies a phone number',
  request: z.strictObject({
    member_phone: wireText(z.string().max(20, say('error.field_too_long'))),
    currency: currencySchema,
    type: z.enum(smsTypes),
  }),
  data: z.null(),
  codes: {
    99: 'sms_number_invalid',
    102: 'sms_wait',
    103: 'sms_no_balance',
    104: 'sms_contact_service',
    120: 'registration_closed',
    201: 'sms_phone_blank',
  },
});

export const validMessage = defineEndpoint({
  path: '/register/valid_message',
  access: 'guest',
  rateLimit: { perMinute: 40 },
  summary: 'Whether a recommend code or an agent may introduce',
  request: z
    .strictObject({ recommend_code: optional(code), agent_id: optional(z.union([idSchema, code])) })
    .refine(
      (input) => (input.recommend_code === undefined) !== (input.agent_id === undefined),
      say('error.field_required'),
    ),
  data: z.object({ is_valid: bitSchema }),
});

export const checkAgentDomain = defineEndpoint({
  path: '/arks/web/check-agent-domain',
  access: 'guest',
  summary: 'Whether a host belongs to an agent, and which currency it forces',
  request: z.strictObject({ host: z.string().min(1).max(255) }),
  data: z.object({
    is_valid: bitSchema,
    currency: currencySchema.nullable(),
    agent_id: z.number().int().nullable(),
  }),
});
