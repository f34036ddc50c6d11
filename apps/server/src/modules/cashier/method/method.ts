import type { Currency, PerLanguage } from '@halls/contract';
import type { AmountRule } from '../deposit/deposit.rules.ts';
import type { RouteNow, RoutePolicy } from './route.rules.ts';

export type MethodKind =
  | 'redirect'
  | 'qr'
  | 'bank_transfer'
  | 'upi'
  | 'pix'
  | 'wallet_app'
  | 'crypto'
  | 'manual';
export type Direction = 'deposit' | 'withdrawal';

/** What the payer is asked, and what it must look like. */
export interface MethodField {
  readonly name: string;
  readonly label: PerLanguage;
  /** A regular expression. */
  readonly pattern: string;
}

/** A way to pay in, or to be paid out, that a site offers. */
export interface PaymentMethod {
  readonly methodId: number;
  readonly direction: Direction;
  readonly siteId: number;
  readonly currency: Currency;
  /** What the house calls it. */
  readonly code: string;
  readonly kind: MethodKind;
  readonly amountRule: AmountRule;
  readonly minMinor: bigint;
  readonly maxMinor: bigint;
  /** A brand's is the same in every language. */
  readonly name: string | PerLanguage;
  readonly icon: string;
  readonly fields: readonly MethodField[];
  readonly policy: RoutePolicy;
  /** The services that it is paid by; none that is off. */
  readonly routes: readonly RouteNow[];
}

/** Whether anybody takes an order by it now. */
export function isTaking({ routes }: Pick<PaymentMethod, 'routes'>): boolean {
  return routes.some(({ serviceState }) => serviceState === 'active');
}

/** The fields that are missing, of another look, or not asked for. */
export function wrongFields(
  { fields }: Pick<PaymentMethod, 'fields'>,
  given: Readonly<Record<string, string>>,
): string[] {
  const wrong = fields.filter(
    ({ name, pattern }) => !new RegExp(`^(?:${pattern})$`, 'u').test(given[name] ?? ''),
  );
  const strange = Object.keys(given).filter((name) => !fields.some((field) => field.name === name));
  return [...wrong.map(({ name }) => name), ...strange];
}
