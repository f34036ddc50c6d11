import { currencies, type Currency } from '@halls/contract';

/**
 * An amount that was typed, such as `-12.5` or `1 250 000`, as the wire has it; null where it is none in that currency
 * or is zero. A comma could mean two things and is taken for neither.
 */
export function readAmount(typed: string, currency: Currency): string | null {
  const bare = typed.replaceAll(/\s/g, '').replace(/^\+/, '').replace('−', '-');
  const { scale } = currencies[currency];
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d{1,15})(?:\.(\d{1,2}))?$/.exec(bare) ?? [];
  if (whole === '' || fraction.length > scale || !/[1-9]/.test(whole + fraction)) return null;
  const digits = whole.replace(/^0+(?=\d)/, '');
  return `${sign}${digits}${scale > 0 ? `.${fraction.padEnd(scale, '0')}` : ''}`;
}
