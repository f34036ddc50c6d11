import type { Currency } from '@halls/contract';
import type { SqlTransaction } from '#platform/database.ts';
import { sampleAgreements } from './data/sample-agreements.ts';

interface FieldSetting {
  readonly currency: Currency;
  readonly name: string;
  readonly is_required: boolean;
  readonly is_unique: boolean;
  readonly is_verification?: boolean;
  readonly is_member_center_verification?: boolean;
}

/** A number that is shown to be the member's own, here and when it is changed. */
const verifiedPhone = {
  name: 'member_phone',
  is_required: true,
  is_unique: true,
  is_verification: true,
  is_member_center_verification: true,
} as const;

/** What the sites ask besides the defaults: each as its country would. */
const fieldsBySite: Readonly<Record<number, readonly FieldSetting[]>> = {
  1: [{ currency: 'THB', ...verifiedPhone }],
  2: [
    ...(['RMB', 'WON', 'JPY', 'USD'] as const).map((currency) => ({
      currency,
      name: 'member_email',
      is_required: true,
      is_unique: true,
    })),
    { currency: 'RMB', name: 'member_wechat', is_required: false, is_unique: true },
    { currency: 'RMB', name: 'member_qq', is_required: false, is_unique: true },
  ],
  3: [
    ...(['USD', 'INR', 'BDT', 'BRL'] as const).flatMap((currency) => [
      { currency, name: 'member_email', is_required: true, is_unique: true },
      { currency, name: 'member_whats_app', is_required: false, is_unique: false },
      { currency, name: 'member_birthday', is_required: true, is_unique: false },
    ]),
    { currency: 'BRL', name: 'identity_id', is_required: true, is_unique: true },
    { currency: 'INR', ...verifiedPhone },
  ],
};

/** Registration fields and agreements of a sample site. Existing rows stay as they are. */
export async function seedRegistration(
  transaction: SqlTransaction,
  { siteId, now }: { siteId: number; now: Date },
): Promise<void> {
  const fields = fieldsBySite[siteId] ?? [];
  if (fields.length > 0) {
    await transaction
      .insertInto('app.register_setting')
      .values(
        fields.map((field) => ({ site_id: siteId, is_display: true, is_member_center: true, ...field })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await transaction
    .insertInto('app.agreement')
    .values(sampleAgreements.map((agreement) => ({ site_id: siteId, updated_at: now, ...agreement })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
