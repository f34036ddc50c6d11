import { z } from 'zod';
import { defineAuditedCall, defineOfficeChange, defineOfficeQuery } from '../core/office-endpoint.ts';
import { pageOf, pageRequest, reasonSchema } from '../core/office-wire.ts';
import { idSchema, instantSchema, optional, say, wireFlag } from '../core/wire.ts';
import { memberStatuses } from '../member/member.office.ts';
import { askedFigures, askedReturns } from '../report/report.office.ts';

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const exportStates = ['waiting', 'ready', 'failed', 'expired'] as const;
export type ExportState = (typeof exportStates)[number];

/** The call whose answer is written into a file, and what it is asked for. */
export const exportedSchema = z.discriminatedUnion('list', [
  z.strictObject({ list: z.literal('figures'), asked: askedFigures }),
  z.strictObject({ list: z.literal('returns'), asked: askedReturns }),
  z.strictObject({
    list: z.literal('members'),
    asked: z.strictObject({
      site_id: idSchema,
      query: z.string().trim().max(64, say('error.field_too_long')).default(''),
      status: optional(z.enum(memberStatuses)),
      /** Names and contacts as they are; else it is only said which there are. */
      in_clear: wireFlag.default(false),
    }),
  }),
]);
export type Exported = z.output<typeof exportedSchema>;

export const exportAsk = defineOfficeChange({
  path: '/export/ask',
  permission: 'export.make',
  scope: 'some',
  summary:
    'Has a list written into a file, by a job, for who asks alone. What the list itself needs must be held as well',
  request: z.strictObject({ of: exportedSchema, format: z.enum(exportFormats), reason: reasonSchema }),
  data: z.object({ export_id: z.number().int() }),
  codes: { 101: 'export_not_allowed', 102: 'export_too_many' },
  audit: 'export.asked',
});

const exportLineSchema = z.object({
  export_id: z.number().int(),
  list: z.enum(['figures', 'returns', 'members']),
  format: z.enum(exportFormats),
  state: z.enum(exportStates),
  asked_at: instantSchema,
  /** Null until it is written. */
  rows: z.number().int().nullable(),
  /** There was more than a file may hold. */
  is_cut: z.boolean(),
  expires_at: instantSchema.nullable(),
});

export const exportList = defineOfficeQuery({
  path: '/export/list',
  permission: 'export.make',
  scope: 'some',
  summary: 'What who asks has had written into files, the latest first',
  request: z.strictObject(pageRequest),
  data: pageOf(exportLineSchema),
});

export const exportRead = defineAuditedCall({
  path: '/export/read',
  permission: 'export.make',
  scope: 'some',
  summary: 'A file that who asks has had written; that it was read is written down',
  request: z.strictObject({ export_id: idSchema }),
  data: z.object({
    file_name: z.string(),
    type: z.string(),
    /** In base64. */
    content: z.string(),
  }),
  codes: { 101: 'export_not_allowed', 103: 'export_gone' },
  audit: 'export.read',
});
