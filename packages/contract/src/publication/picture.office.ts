import { z } from 'zod';
import { defineAuditedCall, defineOfficeQuery } from '../core/office-endpoint.ts';
import { operatorRefSchema } from '../core/office-wire.ts';
import { idSchema, instantSchema, say } from '../core/wire.ts';

/** Of a file that is uploaded. */
export const maxPictureBytes = 8 * 1024 * 1024;
// in base64 a third more, and what stands around it
const maxBodyBytes = Math.ceil(maxPictureBytes * 1.34) + 10_000;

const pictureSchema = z.object({
  /** On the site's host and on the office's. */
  path: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  size_bytes: z.number().int(),
  /** What the file was called. */
  called: z.string(),
  uploaded_by: operatorRefSchema,
  uploaded_at: instantSchema,
});
export type Picture = z.output<typeof pictureSchema>;

export const pictureUpload = defineAuditedCall({
  path: '/picture/upload',
  permission: 'content.edit',
  scope: 'site',
  summary:
    'Takes a picture (PNG, JPEG, WebP, AVIF or GIF, no SVG), and keeps it as WebP without anything else',
  request: z.strictObject({
    site_id: idSchema,
    called: z.string().trim().max(200, say('error.field_too_long')),
    /** The file in base64. */
    data: z
      .string()
      .max(maxBodyBytes, say('error.field_too_long'))
      .regex(/^[A-Za-z0-9+/]+={0,2}$/, say('error.field_format')),
  }),
  data: pictureSchema,
  codes: { 101: 'picture_wrong', 102: 'picture_too_large' },
  audit: 'content.picture_uploaded',
  maxBodyBytes,
  rateLimit: { perMinute: 30 },
});

export const pictureList = defineOfficeQuery({
  path: '/picture/list',
  permission: 'content.read',
  scope: 'site',
  summary: 'The pictures that were uploaded for a site last',
  request: z.strictObject({ site_id: idSchema }),
  data: z.object({ list: z.array(pictureSchema) }),
});
