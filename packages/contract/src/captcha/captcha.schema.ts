import { z } from 'zod';
import { optional, wireIntOf } from '../core/wire.ts';

/** `svg` is four characters to read, `pow` an ALTCHA v2 challenge to solve. */
export const captchaKinds = ['svg', 'pow'] as const;

export const captchaRequest = {
  /** 1 login, 2 register. */
  type: optional(wireIntOf([1, 2])),
  kind: optional(z.enum(captchaKinds)),
};

export const captchaDataSchema = z.object({
  token: z.string(),
  /** SVG text; empty for `pow`. */
  captcha: z.string(),
  placeholder: z.string(),
  /** ALTCHA challenge, for `pow` alone. Its answer is base64 of the JSON `{challenge, solution}`. */
  challenge: z.record(z.string(), z.unknown()).optional(),
});
