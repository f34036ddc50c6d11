/** Member accounts hold a locked balance that never goes below zero; all others are the house's. */
export const accountKinds = [
  'member_main',
  'member_transit',
  'member_bonus',
  'member_withdrawal',
  'house_welcome',
  'house_deposit',
  'house_adjustment',
  'house_bonus',
  'house_receivable',
  'house_breakage',
  'house_jackpot',
  'jackpot_pot',
  'jackpot_reserve',
  'provider_float',
  'provider_ggr',
  'psp_float',
  'psp_fee',
] as const;
export type AccountKind = (typeof accountKinds)[number];

/** Whose account in which currency, before its id is known. */
export interface Account {
  readonly siteId: number;
  readonly kind: AccountKind;
  readonly memberId: number | null;
  /** Provider code such as `GPR8`; null unless the kind is a provider's. */
  readonly gpId: string | null;
  /** Payment service; null unless the kind is one's. */
  readonly pspId: string | null;
  readonly currency: string;
}

export interface MemberOwner {
  readonly siteId: number;
  readonly memberId: number;
  readonly currency: string;
}

type MemberKind = 'member_main' | 'member_transit' | 'member_withdrawal';

export function member(kind: MemberKind, owner: MemberOwner): Account {
  const { siteId, memberId, currency } = owner;
  return { siteId, kind, memberId, gpId: null, pspId: null, currency };
}

type HouseKind =
  | 'house_welcome'
  | 'house_deposit'
  | 'house_adjustment'
  | 'house_receivable'
  | 'house_jackpot'
  | 'jackpot_pot'
  | 'jackpot_reserve';

export function house(kind: HouseKind, siteId: number, currency: string): Account {
  return { siteId, kind, memberId: null, gpId: null, pspId: null, currency };
}

export function provider(
  kind: 'provider_float' | 'provider_ggr',
  siteId: number,
  gpId: string,
  currency: string,
): Account {
  return { siteId, kind, memberId: null, gpId, pspId: null, currency };
}

/** What a payment service holds for a site, or has taken for itself. */
export function psp(kind: 'psp_float' | 'psp_fee', siteId: number, pspId: string, currency: string): Account {
  return { siteId, kind, memberId: null, gpId: null, pspId, currency };
}

export function isMemberKind(kind: AccountKind): boolean {
  return kind === 'member_main' || kind === 'member_transit' || kind === 'member_withdrawal';
}
