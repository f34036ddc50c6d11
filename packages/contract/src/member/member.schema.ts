import { z } from 'zod';
import { currencySchema, moneySchema } from '../core/money.ts';
import { bitSchema } from '../core/wire.ts';

export const memberLayoutSchema = z.object({
  id: z.number().int(),
  member_account: z.string(),
  member_currency: currencySchema,
  /** Of the main wallet. */
  member_cash: moneySchema,
  /** 1 is an ordinary member; another one has agent-level names. */
  member_type: z.number().int(),
  agent_type: z.number().int(),
  agent_level: z.number().int(),
  is_agent: bitSchema,
  agent_active: bitSchema,
  is_playing: bitSchema,
  cash_back_status: bitSchema,
  wallet_status: bitSchema,
  first_login_to_change_password: bitSchema,
  need_bank_account_deposit_verified: bitSchema,
});

export const memberProfileSchema = z.object({
  id: z.number().int(),
  member_account: z.string(),
  member_currency: currencySchema,
  is_withdraw_password: bitSchema,
  member_name: z.string(),
  member_birthday: z.string(),
  member_email: z.string(),
  member_phone: z.string(),
  member_line: z.string(),
  member_others: z.string(),
  member_qq: z.string(),
  member_skype: z.string(),
  member_wechat: z.string(),
  member_fb: z.string(),
  member_zalo: z.string(),
  member_telegram: z.string(),
  member_whats_app: z.string(),
  new_identity_id: z.string(),
});
export type MemberProfile = z.output<typeof memberProfileSchema>;
