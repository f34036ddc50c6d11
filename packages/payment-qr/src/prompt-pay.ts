import { amountObjects } from './amount.ts';
import { encodeMerchantQr, type DataObject } from './merchant-qr.ts';

const creditTransfer = 'A000000677010111';
const billPayment = 'A000000677010112';

export type PromptPayee =
  /** A mobile number as it is dialled in Thailand: ten digits from 0. */
  | { readonly mobile: string }
  /** Thirteen digits of a person or a company. */
  | { readonly taxId: string }
  | { readonly walletId: string };

/** A transfer to who is known to PromptPay. It carries no reference: what comes in is known by its amount and time. */
export function encodePromptPayTransfer(payee: PromptPayee, amountMinor: bigint | null): string {
  return encode('29', [['00', creditTransfer], proxyOf(payee)], amountMinor);
}

export interface PromptPayBill {
  /** Fifteen digits: the tax ID and a suffix of two. */
  readonly billerId: string;
  /** Up to 20 capital letters and digits; this is what the payment is found by. */
  readonly reference1: string;
  readonly reference2?: string;
  readonly amountMinor: bigint | null;
}

/** A payment of a bill, by the biller's ID and up to two references. Throws a RangeError as `encodeVietQr`. */
export function encodePromptPayBill({
  billerId,
  reference1,
  reference2,
  amountMinor,
}: PromptPayBill): string {
  if (!/^\d{15}$/.test(billerId)) throw new RangeError(`"${billerId}" is not a biller's fifteen digits`);
  for (const reference of [reference1, ...(reference2 === undefined ? [] : [reference2])]) {
    if (!/^[\dA-Z]{1,20}$/.test(reference))
      throw new RangeError(`"${reference}" is not a reference of a PromptPay bill`);
  }
  const references: DataObject[] = [
    ['02', reference1],
    ...(reference2 === undefined ? [] : ([['03', reference2]] as const)),
  ];
  return encode('30', [['00', billPayment], ['01', billerId], ...references], amountMinor);
}

function encode(id: '29' | '30', account: readonly DataObject[], amountMinor: bigint | null): string {
  const { initiation, amount } = amountObjects(amountMinor, 'THB');
  return encodeMerchantQr([initiation, [id, account], ['53', '764'], ...amount, ['58', 'TH']]);
}

function proxyOf(payee: PromptPayee): DataObject {
  if ('mobile' in payee) {
    if (!/^0\d{9}$/.test(payee.mobile))
      throw new RangeError(`"${payee.mobile}" is not a mobile number in Thailand`);
    return ['01', `0066${payee.mobile.slice(1)}`];
  }
  if ('taxId' in payee) {
    if (!/^\d{13}$/.test(payee.taxId)) throw new RangeError(`"${payee.taxId}" is not a tax ID of Thailand`);
    return ['02', payee.taxId];
  }
  if (!/^\d{15}$/.test(payee.walletId)) throw new RangeError(`"${payee.walletId}" is not a wallet's ID`);
  return ['03', payee.walletId];
}
