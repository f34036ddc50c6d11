import { amountObjects } from './amount.ts';
import { encodeMerchantQr } from './merchant-qr.ts';

const napas = 'A000000727';
const toAccount = 'QRIBFTTA';

export interface VietQrTransfer {
  /** Six digits, such as 970436. */
  readonly bankBin: string;
  /** Up to 19 letters and digits. */
  readonly account: string;
  /** In dong; null lets the payer type it. */
  readonly amountMinor: bigint | null;
  /** What the transfer says: up to 25 letters, digits and spaces, as banks cut or refuse anything else. */
  readonly reference: string;
}

/**
 * VietQR: a transfer to an account at a bank of NAPAS. Throws a RangeError for what its fields don't allow.
 * Source: NAPAS, "QR switching specification", and EMVCo, "QR Code Specification for Payment Systems: Merchant-Presented Mode".
 */
export function encodeVietQr({ bankBin, account, amountMinor, reference }: VietQrTransfer): string {
  if (!/^\d{6}$/.test(bankBin)) throw new RangeError(`"${bankBin}" is not a bank's six digits`);
  if (!/^[\dA-Za-z]{1,19}$/.test(account)) throw new RangeError(`"${account}" is not an account's number`);
  if (!/^[\dA-Za-z ]{1,25}$/.test(reference))
    throw new RangeError(`"${reference}" can't stand on a transfer`);
  const { initiation, amount } = amountObjects(amountMinor, 'VND');
  return encodeMerchantQr([
    initiation,
    [
      '38',
      [
        ['00', napas],
        [
          '01',
          [
            ['00', bankBin],
            ['01', account],
          ],
        ],
        ['02', toAccount],
      ],
    ],
    ['53', '704'],
    ...amount,
    ['58', 'VN'],
    ['62', [['08', reference]]],
  ]);
}
