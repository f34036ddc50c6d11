import { amountObjects } from './amount.ts';
import { encodeMerchantQr } from './merchant-qr.ts';

const longestName = 25;
const longestCity = 15;

export interface PixCharge {
  /** The receiver's key: a tax ID, a phone number, an address of mail or a random UUID. */
  readonly key: string;
  /** Accents are left out, and what is longer than 25 characters is cut. */
  readonly receiver: string;
  /** As the name, up to 15 characters. */
  readonly city: string;
  /** In centavos; null lets the payer type it. */
  readonly amountMinor: bigint | null;
  /** Up to 25 letters and digits; the payment comes back under it. */
  readonly transactionId: string;
}

/**
 * A static Pix code, which a bank's app reads or takes as text ("copia e cola"). Throws a RangeError for what its
 * fields don't allow. Source: Banco Central do Brasil, "Manual de Padrões para Iniciação do Pix".
 */
export function encodePix({ key, receiver, city, amountMinor, transactionId }: PixCharge): string {
  if (!/^[!-~]{1,77}$/.test(key)) throw new RangeError(`"${key}" is not a key of Pix`);
  if (!/^[\dA-Za-z]{1,25}$/.test(transactionId))
    throw new RangeError(`"${transactionId}" is not a transaction ID of Pix`);
  const { initiation, amount } = amountObjects(amountMinor, 'BRL');
  return encodeMerchantQr([
    initiation,
    [
      '26',
      [
        ['00', 'br.gov.bcb.pix'],
        ['01', key],
      ],
    ],
    ['52', '0000'],
    ['53', '986'],
    ...amount,
    ['58', 'BR'],
    ['59', plain(receiver, longestName)],
    ['60', plain(city, longestCity)],
    ['62', [['05', transactionId]]],
  ]);
}

function plain(text: string, longest: number): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').slice(0, longest).trim();
}
