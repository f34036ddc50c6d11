import { z } from 'zod';
import { languageSchema } from '../core/language.ts';
import { defineOfficeChange, defineOfficeQuery, type OfficeCodeTable } from '../core/office-endpoint.ts';
import { operatorRefSchema, pageOf, pageRequest, reasonSchema } from '../core/office-wire.ts';
import { idSchema, instantSchema, optional } from '../core/wire.ts';
import { templateNames } from '../template/index.ts';
import { contentKinds } from './content-kinds.ts';

/**
 * `draft` is being written, `review` waits for somebody else, who publishes it or gives it back (`returned`);
 * `replaced` was published before the version that is now.
 */
export const versionStates = ['draft', 'review', 'returned', 'published', 'replaced'] as const;
export type VersionState = (typeof versionStates)[number];

const kindSchema = z.enum(contentKinds);
/** What of its languages a version lacks, of those that the site speaks. */
const missingLanguages = z.array(languageSchema);

const documentLineSchema = z.object({
  document_id: z.number().int(),
  kind: kindSchema,
  /** In the language of who asks, where it has that. */
  title: z.string(),
  is_live: z.boolean(),
  /** By what others of its site refer to it; null where nothing of it is shown. */
  live_key: z.string().nullable(),
  /** Of the latest version. */
  version: z.number().int(),
  state: z.enum(versionStates),
  author: operatorRefSchema.nullable(),
  changed_at: instantSchema,
  missing_languages: missingLanguages,
});
export type DocumentLine = z.output<typeof documentLineSchema>;

const versionSchema = z.object({
  version: z.number().int(),
  state: z.enum(versionStates),
  /** See `contentBodies`. */
  body: z.record(z.string(), z.unknown()),
  /** Null for what was there before it had versions. */
  author: operatorRefSchema.nullable(),
  reason: z.string(),
  written_at: instantSchema,
  decided_by: operatorRefSchema.nullable(),
  decided_at: instantSchema.nullable(),
  decision_reason: z.string(),
  missing_languages: missingLanguages,
});
export type DocumentVersion = z.output<typeof versionSchema>;

export const contentList = defineOfficeQuery({
  path: '/content/list',
  permission: 'content.read',
  scope: 'site',
  summary: 'What a site shows of a kind, and what is being written of it, the latest change first',
  request: z.strictObject({
    site_id: idSchema,
    kind: kindSchema,
    state: optional(z.enum(versionStates)),
    ...pageRequest,
  }),
  data: pageOf(documentLineSchema),
});

export const contentOne = defineOfficeQuery({
  path: '/content/one',
  permission: 'content.read',
  scope: 'site',
  summary: 'One thing that a site shows with its latest versions, the newest first',
  request: z.strictObject({ site_id: idSchema, document_id: idSchema }),
  data: z.object({
    document_id: z.number().int(),
    kind: kindSchema,
    is_live: z.boolean(),
    published_version: z.number().int().nullable(),
    versions: z.array(versionSchema),
    /** Those that the site speaks. */
    languages: missingLanguages,
  }),
});

/** 101: somebody else has written a version since. 102: it does not stand where this can be done. 103: one's own. */
const contentCodes = {
  101: 'content_changed_meanwhile',
  102: 'content_not_there',
  103: 'content_own',
} as const satisfies OfficeCodeTable;
/** 104: something else stands in its place. 105: what it names is not on the site. */
const decisionCodes = {
  ...contentCodes,
  104: 'content_place_taken',
  105: 'content_lacks',
} as const satisfies OfficeCodeTable;
const standing = z.object({
  document_id: z.number().int(),
  version: z.number().int(),
  state: z.enum(versionStates),
});

export const contentPreview = defineOfficeQuery({
  path: '/content/preview',
  permission: 'content.read',
  scope: 'site',
  summary: 'Where a version is seen on its site as if it were there; for a while, and by nobody else',
  request: z.strictObject({ site_id: idSchema, document_id: idSchema, version: idSchema }),
  data: z.object({
    /** A page of the site follows it, with `lang`, `template` and `device` (desktop, mobile). */
    address: z.url(),
    /** The page that shows it. */
    path: z.string(),
    /** The site's own. */
    template: z.enum(templateNames),
    templates: z.array(z.enum(templateNames)),
    languages: missingLanguages,
    expires_at: instantSchema,
  }),
  codes: { 104: 'content_place_taken', 105: 'content_lacks' },
});

export const contentSave = defineOfficeChange({
  path: '/content/save',
  permission: 'content.edit',
  scope: 'site',
  summary:
    'Keeps a draft. One’s own draft is written over; any other version stays and gets a new one after it',
  request: z.strictObject({
    site_id: idSchema,
    kind: kindSchema,
    /** Left out for something new. */
    document_id: optional(idSchema),
    /** The latest version when it was opened; 0 for something new. */
    base_version: z.number().int().min(0),
    /** See `contentBodies`. */
    body: z.record(z.string(), z.unknown()),
    reason: reasonSchema,
  }),
  // the games of a large provider, one by one
  maxBodyBytes: 256 * 1024,
  data: standing,
  codes: contentCodes,
  audit: 'content.saved',
});

const ofVersion = { site_id: idSchema, document_id: idSchema, version: idSchema, reason: reasonSchema };

export const contentSubmit = defineOfficeChange({
  path: '/content/submit',
  permission: 'content.edit',
  scope: 'site',
  summary: 'Asks for a draft to be published',
  request: z.strictObject(ofVersion),
  data: standing,
  codes: contentCodes,
  audit: 'content.submitted',
});

export const contentDecide = defineOfficeChange({
  path: '/content/decide',
  permission: 'content.publish',
  scope: 'site',
  summary:
    'Publishes what somebody else has written, or gives it back. What is published is on open pages at once',
  request: z.strictObject({ ...ofVersion, verdict: z.enum(['publish', 'return']) }),
  data: standing,
  codes: decisionCodes,
  audit: 'content.decided',
});

export const contentArchive = defineOfficeChange({
  path: '/content/archive',
  permission: 'content.publish',
  scope: 'site',
  summary: 'Takes something off the site. Its versions stay, and one of them can be published again',
  request: z.strictObject({ site_id: idSchema, document_id: idSchema, reason: reasonSchema }),
  data: z.null(),
  codes: { 102: 'content_not_there', 104: 'content_needed' },
  audit: 'content.archived',
});
