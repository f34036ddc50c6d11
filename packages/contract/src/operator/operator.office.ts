import { z } from 'zod';
import {
  defineApprovedChange,
  defineAuditedCall,
  defineOfficeChange,
  defineOfficeQuery,
} from '../core/office-endpoint.ts';
import { officeLanguageSchema } from '../core/office-language.ts';
import { pageOf, pageRequest, reasonSchema } from '../core/office-wire.ts';
import { idSchema, instantSchema, optional, optionalChoice, say } from '../core/wire.ts';
import {
  accountSchema,
  addressRangeSchema,
  assignmentSchema,
  codeSchema,
  givenPasswordSchema,
  meSchema,
  newPasswordSchema,
  operatorLineSchema,
  operatorNameSchema,
  operatorSchema,
  operatorSessionSchema,
  permissionSchema,
  roleSchema,
} from './operator.schema.ts';
import { shownPasskeySchema } from './passkey.schema.ts';

const nothing = z.strictObject({});
/** What proves who somebody is. Where a second factor is asked for (102), `data` says which there are. */
const proofShape = {
  password: givenPasswordSchema,
  code: optionalChoice(codeSchema),
  passkey: optional(shownPasskeySchema),
};
const tokenSchema = z.string().min(1).max(100);
const sessionIdSchema = z.string().min(1).max(64, say('error.field_too_long'));
const linkSchema = z.object({
  operator_id: z.number().int(),
  /** Below the office's origin; it is shown this once, and works once. */
  link: z.string(),
  expires_at: instantSchema,
});

/** Sets the session's cookie. `csrf` goes with every further call, in the header `X-CSRF`. */
export const signIn = defineAuditedCall({
  path: '/sign-in',
  permission: 'open',
  summary: 'Begins a session; `csrf` goes with every further call in the header X-CSRF',
  request: z.strictObject({
    account: z.string().trim().min(1, say('error.field_required')).max(64),
    ...proofShape,
  }),
  data: meSchema.extend({ csrf: z.string() }),
  codes: {
    101: 'sign_in_wrong',
    102: 'sign_in_code_needed',
    103: 'sign_in_code_wrong',
    104: 'sign_in_frozen',
    105: 'sign_in_address',
    106: 'passkey_wrong',
  },
  audit: 'operator.signed_in',
  rateLimit: { perMinute: 30 },
});

export const signOut = defineAuditedCall({
  path: '/sign-out',
  permission: 'own',
  beforeSetUp: true,
  summary: 'Ends the session',
  request: nothing,
  data: z.null(),
  audit: 'operator.signed_out',
});

export const me = defineOfficeQuery({
  path: '/me',
  permission: 'own',
  withoutCsrf: true,
  beforeSetUp: true,
  summary:
    'Who is signed in, and what they may; needs the cookie alone, and gives `csrf` to a page loaded anew',
  request: nothing,
  data: meSchema.extend({ csrf: z.string() }),
});

export const stepUp = defineAuditedCall({
  path: '/step-up',
  permission: 'own',
  beforeSetUp: true,
  summary: 'Proves again who is there; opens what moves money or rights for ten minutes',
  request: z.strictObject(proofShape),
  data: z.object({ proved_until: instantSchema }),
  codes: {
    101: 'password_wrong',
    102: 'sign_in_code_needed',
    103: 'sign_in_code_wrong',
    104: 'sign_in_frozen',
    106: 'passkey_wrong',
  },
  audit: 'operator.proved',
  rateLimit: { perMinute: 30 },
});

export const acceptInvitation = defineAuditedCall({
  path: '/invitation/accept',
  permission: 'open',
  summary: 'Sets the password of whom a one-time link was made for; they sign in with it then',
  request: z.strictObject({ token: tokenSchema, password: newPasswordSchema }),
  data: z.object({ account: z.string() }),
  codes: { 101: 'link_invalid', 102: 'password_weak' },
  audit: 'operator.invitation_accepted',
  rateLimit: { perMinute: 30 },
});

export const ownSessions = defineOfficeQuery({
  path: '/own-session/list',
  permission: 'own',
  summary: 'Where one is signed in, the session at hand first',
  request: nothing,
  data: z.object({ list: z.array(operatorSessionSchema) }),
});

export const endOwnSession = defineAuditedCall({
  path: '/own-session/end',
  permission: 'own',
  summary: 'Ends one of one’s own sessions; all others than the one at hand without `session_id`',
  request: z.strictObject({ session_id: optional(sessionIdSchema) }),
  data: z.object({ ended: z.number().int() }),
  audit: 'operator.own_session_ended',
});

export const changeOwnPassword = defineAuditedCall({
  path: '/own-password/change',
  permission: 'own',
  beforeSetUp: true,
  summary: 'Changes one’s password; other sessions end',
  request: z.strictObject({ old_password: givenPasswordSchema, password: newPasswordSchema }),
  data: z.null(),
  codes: { 101: 'password_wrong', 102: 'password_weak', 103: 'password_same', 104: 'sign_in_frozen' },
  audit: 'operator.password_changed',
  rateLimit: { perMinute: 30 },
});

export const beginTwoFactor = defineAuditedCall({
  path: '/two-factor/begin',
  permission: 'own',
  beforeSetUp: true,
  summary: 'A new secret for an authenticator; it holds once a code of it was confirmed',
  request: z.strictObject({ password: givenPasswordSchema }),
  data: z.object({ secret: z.string(), uri: z.string() }),
  codes: { 101: 'password_wrong', 102: 'two_factor_on', 104: 'sign_in_frozen' },
  audit: 'operator.two_factor_begun',
  rateLimit: { perMinute: 30 },
});

export const confirmTwoFactor = defineAuditedCall({
  path: '/two-factor/confirm',
  permission: 'own',
  beforeSetUp: true,
  summary: 'Takes the secret into use; from now on a sign-in asks for a code',
  request: z.strictObject({ code: codeSchema }),
  data: z.null(),
  codes: { 101: 'two_factor_wrong', 102: 'two_factor_on' },
  audit: 'operator.two_factor_set_up',
  rateLimit: { perMinute: 30 },
});

export const operatorList = defineOfficeQuery({
  path: '/operator/list',
  permission: 'operator.read',
  scope: 'house',
  summary: 'Operators by account',
  request: z.strictObject({
    ...pageRequest,
    /** In the account or the name. */
    search: optional(z.string().trim().max(80)),
    status: optionalChoice(z.enum(['active', 'disabled'])),
    role: optionalChoice(roleSchema),
  }),
  data: pageOf(operatorLineSchema),
});

export const operatorOne = defineOfficeQuery({
  path: '/operator/one',
  permission: 'operator.read',
  scope: 'house',
  summary: 'An operator with what they hold',
  request: z.strictObject({ operator_id: idSchema }),
  data: z.object({ operator: operatorSchema }),
});

export const createOperator = defineOfficeChange({
  path: '/operator/create',
  permission: 'operator.edit',
  scope: 'house',
  stepUp: true,
  summary: 'A new operator without rights, and a link by which they set their password',
  request: z.strictObject({
    account: accountSchema,
    name: operatorNameSchema,
    language: officeLanguageSchema,
    reason: reasonSchema,
  }),
  data: linkSchema,
  codes: { 101: 'account_taken' },
  audit: 'operator.created',
});

export const updateOperator = defineOfficeChange({
  path: '/operator/update',
  permission: 'operator.edit',
  scope: 'house',
  stepUp: true,
  summary: 'Changes an operator’s name, language, and where they may sign in from',
  request: z.strictObject({
    operator_id: idSchema,
    name: operatorNameSchema,
    language: officeLanguageSchema,
    allowed_addresses: z.array(addressRangeSchema).max(50),
    reason: reasonSchema,
  }),
  data: z.null(),
  codes: { 101: 'own_rights' },
  audit: 'operator.updated',
});

export const setOperatorStatus = defineOfficeChange({
  path: '/operator/disable',
  permission: 'operator.edit',
  scope: 'house',
  stepUp: true,
  summary: 'Disables an operator and ends their sessions, or enables them again',
  request: z.strictObject({
    operator_id: idSchema,
    status: z.enum(['active', 'disabled']),
    reason: reasonSchema,
  }),
  data: z.null(),
  codes: { 101: 'own_rights', 102: 'nothing_changes' },
  audit: 'operator.status_set',
});

export const inviteOperator = defineOfficeChange({
  path: '/operator/invite',
  permission: 'operator.edit',
  scope: 'house',
  stepUp: true,
  summary:
    'A new link by which an operator who holds no rights sets their password; sessions and the second factor end',
  request: z.strictObject({ operator_id: idSchema, reason: reasonSchema }),
  data: linkSchema,
  codes: { 101: 'own_rights', 102: 'invite_with_rights', 103: 'emergency_sealed' },
  audit: 'operator.invited',
});

export const roleList = defineOfficeQuery({
  path: '/role/list',
  permission: 'operator.read',
  scope: 'house',
  summary: 'The roles and what each may',
  request: nothing,
  data: z.object({
    list: z.array(z.object({ role: roleSchema, permissions: z.array(permissionSchema) })),
  }),
});

export const assignRoles = defineApprovedChange({
  path: '/operator/assign',
  permission: 'operator.edit',
  scope: 'house',
  summary: 'What an operator holds from now on, instead of what they held',
  request: z.strictObject({
    operator_id: idSchema,
    assignments: z.array(assignmentSchema).max(20),
    reason: reasonSchema,
  }),
  codes: { 101: 'own_rights', 102: 'role_twice', 103: 'nothing_changes' },
  audit: 'operator.assigned',
  approval: { permission: 'operator.approve' },
});

export const operatorSessions = defineOfficeQuery({
  path: '/operator-session/list',
  permission: 'operator.read',
  scope: 'house',
  summary: 'Who is signed in, the latest used first',
  request: z.strictObject({ ...pageRequest, operator_id: optional(idSchema) }),
  data: pageOf(operatorSessionSchema),
});

export const endOperatorSessions = defineOfficeChange({
  path: '/operator-session/end',
  permission: 'operator.edit',
  scope: 'house',
  summary: 'Ends a session of an operator, or all of theirs without `session_id`',
  request: z.strictObject({
    operator_id: idSchema,
    session_id: optional(sessionIdSchema),
    reason: reasonSchema,
  }),
  data: z.object({ ended: z.number().int() }),
  audit: 'operator.sessions_ended',
});
