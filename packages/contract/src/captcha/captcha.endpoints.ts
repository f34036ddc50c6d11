import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { say } from '../core/wire.ts';
import { captchaDataSchema, captchaRequest } from './captcha.schema.ts';

export const captcha = defineEndpoint({
  path: '/captcha',
  access: 'guest',
  summary: 'Makes a captcha: one try, two minutes',
  request: z.strictObject(captchaRequest),
  data: captchaDataSchema,
  codes: { 101: 'captcha_too_often' },
  rateLimit: { perMinute: 60 },
});

/**
 * Answers `text/plain`: base64 of `iv(12) | ciphertext | tag(16)`, AES-256-GCM under `key`, of the
 * JSON `{code, message, data: svg, token, placeholder}`.
 */
export const clientCaptcha = defineEndpoint({
  path: '/clientCaptcha',
  access: 'guest',
  summary: 'Makes a captcha and answers it encrypted under the key of the client',
  request: z.strictObject({
    ...captchaRequest,
    /** 32 random bytes, base64url without padding. */
    key: z.string().regex(/^[\w-]{43}$/, say('error.field_format')),
  }),
  data: z.string(),
  presentation: 'text',
  rateLimit: { perMinute: 60 },
  codes: { 101: 'captcha_too_often' },
});
