import { z } from 'zod';
import { currencySchema } from '../core/money.ts';
import { bitSchema } from '../core/wire.ts';

/** One field of a site's registration form. */
export const registerSettingSchema = z.object({
  /** A name of `registrationFields`, or `captcha` or `agreement`. */
  name: z.string(),
  currency: currencySchema,
  is_display: bitSchema,
  is_required: bitSchema,
  is_unique: bitSchema,
  is_member_center: bitSchema,
  is_verification: bitSchema,
  is_member_center_verification: bitSchema,
});
export type RegisterSetting = z.output<typeof registerSettingSchema>;

export const smsTypes = ['register_member'] as const;
