import { z } from 'zod';
import { currencySchema } from '../core/money.ts';
import {
  defineAuditedCall,
  defineOfficeChange,
  defineOfficeQuery,
  type OfficeCodeTable,
} from '../core/office-endpoint.ts';
import { operatorRefSchema, pageOf, pageRequest, reasonSchema } from '../core/office-wire.ts';
import { bitSchema, idSchema, instantSchema, optional, say, wireFlag } from '../core/wire.ts';
import { profileFields } from './profile-fields.ts';

export const memberStatuses = ['active', 'frozen', 'disabled'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

/** The member that a call is about; of another site there is none. */
export const officeMember = { site_id: idSchema, member_id: idSchema };

const foundMemberSchema = z.object({
  member_id: z.number().int(),
  member_account: z.string(),
  currency: currencySchema,
  status: z.enum(memberStatuses),
  is_agent: bitSchema,
  created_at: instantSchema,
  last_login_at: instantSchema.nullable(),
  /** What of the member the words were found in. */
  found_by: z.enum(['account', 'number', 'recommend_code', 'contact', 'address']),
});
export type FoundMember = z.output<typeof foundMemberSchema>;

export const memberSorts = ['account', '-account', 'number', '-number'] as const;
export type MemberSort = (typeof memberSorts)[number];

export const memberSearch = defineOfficeQuery({
  path: '/member/search',
  permission: 'member.read',
  scope: 'site',
  summary:
    'Members by the beginning of their account, or by their whole number, recommend code, contact (where the site wants it unique) or IP address; with nothing asked for, the newest',
  request: z.strictObject({
    site_id: idSchema,
    query: z.string().trim().max(64, say('error.field_too_long')).default(''),
    status: optional(z.enum(memberStatuses)),
    /** With a query by the account alone, else also by the number; with a minus the other way round. */
    sort: optional(z.enum(memberSorts)),
    ...pageRequest,
  }),
  data: pageOf(foundMemberSchema),
});

const linkSchema = z.object({
  member_id: z.number().int(),
  member_account: z.string(),
  status: z.enum(memberStatuses),
  /** They came in with one device, or from one network within the last ninety days. */
  shares: z.array(z.enum(['device', 'network'])),
});

export const memberOne = defineOfficeQuery({
  path: '/member/one',
  permission: 'member.read',
  scope: 'site',
  summary:
    'A member: where they stand, what of theirs is known (never the thing itself), and who shares a device or a network',
  request: z.strictObject(officeMember),
  data: z.object({
    member_id: z.number().int(),
    site_id: z.number().int(),
    member_account: z.string(),
    currency: currencySchema,
    language: z.string().nullable(),
    status: z.enum(memberStatuses),
    frozen_until: instantSchema.nullable(),
    may_transfer: bitSchema,
    must_change_password: bitSchema,
    has_withdraw_password: bitSchema,
    is_agent: bitSchema,
    agent_active: bitSchema,
    agent_level: z.number().int(),
    /** Who brought the member, if anybody did. */
    introduced_by: z
      .object({ kind: z.enum(['agent', 'member']), member_id: z.number().int(), member_account: z.string() })
      .nullable(),
    recommend_code: z.string(),
    registered_from: z.string().nullable(),
    created_at: instantSchema,
    last_login_at: instantSchema.nullable(),
    /** Of the profile, what the member has told. */
    told: z.array(z.enum(profileFields)),
    links: z.array(linkSchema),
    /** Counts the row's changes by operators; what is changed says which one it was looked at. */
    revision: z.number().int(),
  }),
});

export const memberReveal = defineAuditedCall({
  path: '/member/reveal',
  permission: 'member.read_personal',
  scope: 'site',
  summary: 'What a member has told of themselves, in clear; that it was looked at is written down',
  request: z.strictObject({ ...officeMember, reason: reasonSchema }),
  data: z.object({ profile: z.partialRecord(z.enum(profileFields), z.string()) }),
  audit: 'member.personal_read',
});

/** 101: it stands so already. 102: somebody else has changed the member since it was looked at. */
const changeCodes = {
  101: 'member_unchanged',
  102: 'member_changed_meanwhile',
} as const satisfies OfficeCodeTable;

const changed = z.object({ revision: z.number().int() });
const memberChange = { ...officeMember, revision: z.number().int().min(0), reason: reasonSchema };

export const memberSetStatus = defineOfficeChange({
  path: '/member/set-status',
  permission: 'member.freeze',
  scope: 'site',
  summary:
    'Disables a member, freezes them until a time, or lets them in again. Their session ends and their next bet is refused, wins are still paid',
  request: z
    .strictObject({
      ...memberChange,
      status: z.enum(memberStatuses),
      /** For `frozen`. */
      until: optional(instantSchema),
    })
    .refine(({ status, until }) => (status === 'frozen') === (until !== undefined), {
      path: ['until'],
      error: say('error.field_required'),
    }),
  data: changed,
  codes: changeCodes,
  audit: 'member.status_set',
});

export const memberEndSessions = defineOfficeChange({
  path: '/member/end-sessions',
  permission: 'member.edit',
  scope: 'site',
  summary: 'Logs a member out everywhere; an open game is left and its money comes back',
  request: z.strictObject({ ...officeMember, reason: reasonSchema }),
  data: z.object({ ended: z.number().int() }),
  codes: { 101: 'member_unchanged' },
  audit: 'member.sessions_ended',
});

export const memberForcePasswordChange = defineOfficeChange({
  path: '/member/force-password-change',
  permission: 'member.edit',
  scope: 'site',
  summary: 'Nothing else is open to the member until they have set a new password',
  request: z.strictObject(memberChange),
  data: changed,
  codes: changeCodes,
  audit: 'member.password_change_forced',
});

export const memberSetTransfer = defineOfficeChange({
  path: '/member/set-transfer',
  permission: 'member.freeze',
  scope: 'site',
  summary:
    'Switches on or off that a member’s money may go to providers that hold it; what is there can always come back',
  request: z.strictObject({ ...memberChange, may_transfer: wireFlag }),
  data: changed,
  codes: changeCodes,
  audit: 'member.transfer_set',
});

export const memberCorrect = defineOfficeChange({
  path: '/member/correct',
  permission: 'member.edit',
  scope: 'site',
  summary:
    'Corrects what a member has told of themselves, fields among them that members give once; those that are left out stay',
  request: z.strictObject({
    ...officeMember,
    profile: z
      .partialRecord(z.enum(profileFields), z.string().max(200, say('error.field_too_long')))
      .refine((profile) => Object.keys(profile).length > 0, say('error.field_required')),
    reason: reasonSchema,
  }),
  data: z.object({ corrected: z.array(z.enum(profileFields)) }),
  codes: { 101: 'member_unchanged', 103: 'member_value_taken' },
  audit: 'member.corrected',
});

const noteSchema = z.object({
  note_id: z.number().int(),
  at: instantSchema,
  operator: operatorRefSchema,
  text: z.string(),
});
export type MemberNote = z.output<typeof noteSchema>;

export const memberNotes = defineOfficeQuery({
  path: '/member-note/list',
  permission: 'member.read',
  scope: 'site',
  summary: 'What operators have noted of a member, the newest first',
  request: z.strictObject({ ...officeMember, ...pageRequest }),
  data: pageOf(noteSchema),
});

export const memberNoteAdd = defineOfficeChange({
  path: '/member-note/add',
  permission: 'member.edit',
  scope: 'site',
  summary: 'Notes something of a member for other operators. Notes stay as they are',
  request: z.strictObject({
    ...officeMember,
    text: z.string().trim().min(1).max(2_000),
    reason: reasonSchema,
  }),
  data: noteSchema,
  audit: 'member.noted',
});
