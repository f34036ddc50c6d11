/** So many accounts a member may have. */
export const maxAccounts = 5;
const restMs = 24 * 60 * 60_000;

/** Whoever gets into an account cannot be paid at once. */
export function usableAt(now: Date): Date {
  return new Date(now.getTime() + restMs);
}

/** A number as it is stored: people write it in groups. */
export function plainNumber(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\s-]/g, '');
}

/** The last four characters, and fewer of a short number. */
export function numberEnd(number: string): string {
  return number.slice(-Math.min(4, Math.floor(number.length / 2)));
}

/**
 * Whether two names are the same but for accents, case, punctuation and blanks, as a bank writes them: "Nguyễn Đức An" is
 * "NGUYEN DUC AN".
 */
export function isSameName(one: string, other: string): boolean {
  const plain = plainName(one);
  return plain !== '' && plain === plainName(other);
}

function plainName(name: string): string {
  const letters = name.normalize('NFKD').toLowerCase().replaceAll('đ', 'd');
  // marks that are letters of their own in other scripts stay: they tell names apart
  const bare = letters.replaceAll(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '');
  return bare.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
