/** By withdraw password and contact, or by a code. */
export type RecoveryWay = 'details' | 'sms';

const dayMs = 24 * 60 * 60_000;
export const tokenLivesMs = 10 * 60_000;

/**
 * Wrong tries within a day, of those that are counted together. A withdraw password has four digits: five a day are
 * years of guessing. Codes have a bound of their own, so that strangers use up nothing of an account.
 */
const tries: Readonly<Record<RecoveryWay, { readonly ofAccount: number; readonly fromAddress: number }>> = {
  details: { ofAccount: 5, fromAddress: 20 },
  sms: { ofAccount: Number.POSITIVE_INFINITY, fromAddress: 40 },
};

export function triesCountSince(now: Date): Date {
  return new Date(now.getTime() - dayMs);
}

/** 201: the account has had its tries, 202: the address has; null: one more. */
export function judgeTries(
  way: RecoveryWay,
  made: { readonly ofAccount: number; readonly fromAddress: number },
  { boundsAddresses }: { readonly boundsAddresses: boolean },
): 201 | 202 | null {
  if (made.ofAccount >= tries[way].ofAccount) return 201;
  return boundsAddresses && made.fromAddress >= tries[way].fromAddress ? 202 : null;
}

/** As accounts are stored. What nobody can have is asked about all the same. */
export function accountAsStored(typed: string): string {
  return typed.replaceAll('\0', '').trim().toLowerCase();
}
