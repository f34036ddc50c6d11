import { formatPositive } from './amount.ts';

export interface UpiRequest {
  /** The payee's virtual address, such as `hall@bank`. */
  readonly payeeAddress: string;
  readonly payeeName: string;
  /** In paise. */
  readonly amountMinor: bigint;
  /** Up to 35 letters and digits; the payment comes back under it. */
  readonly reference: string;
  readonly note?: string;
}

/**
 * The link that opens an app of UPI with the payment filled in; also what its QR code says. Throws a RangeError for
 * what its fields don't allow. Source: NPCI, "UPI Linking Specifications".
 */
export function encodeUpiLink({ payeeAddress, payeeName, amountMinor, reference, note }: UpiRequest): string {
  if (!/^[\w.-]{2,256}@[A-Za-z][\dA-Za-z]{1,63}$/.test(payeeAddress))
    throw new RangeError(`"${payeeAddress}" is not an address of UPI`);
  if (!/^[\dA-Za-z]{1,35}$/.test(reference)) throw new RangeError(`"${reference}" is not a reference of UPI`);
  const parts: readonly (readonly [string, string])[] = [
    ['pa', payeeAddress],
    ['pn', payeeName],
    ['tr', reference],
    ...(note === undefined ? [] : ([['tn', note]] as const)),
    ['am', formatPositive(amountMinor, 'INR')],
    ['cu', 'INR'],
  ];
  // apps read a plus sign as itself, so spaces are written as %20
  return `upi://pay?${parts.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}
