/** Integer digits that the jackpot always shows. */
export const jackpotDigitCount = 10;

/** The ten digits of an amount such as "0012345678.90", without its decimals; a larger one keeps its last ten. */
export function jackpotDigits(amount: string): number[] {
  const whole = amount.split('.')[0] ?? '';
  const digits = whole.replace(/\D/g, '').padStart(jackpotDigitCount, '0').slice(-jackpotDigitCount);
  return Array.from(digits, Number);
}

/** The amount as a person reads it: without the padding. */
export function jackpotText(amount: string): string {
  return jackpotDigits(amount)
    .join('')
    .replace(/^0+(?=\d)/, '');
}
