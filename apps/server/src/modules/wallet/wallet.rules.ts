import type { TransferredBack, StayedReason } from '#modules/transfer-wallet';

const codeOfReason = { no_answer: 101, round_open: 102, maintenance: 103 } as const satisfies Record<
  StayedReason,
  number
>;

/** Null when all came back. 105: some did and some did not; else the first reason of 101, 102, 103. */
export function transferBackCode(back: TransferredBack): 101 | 102 | 103 | 105 | null {
  if (back.stayed.length === 0) return null;
  if (back.returned.length > 0) return 105;
  return stayedCode(back);
}

/** The first reason of 101, 102, 103 for which money stayed behind, or null. */
export function stayedCode(back: TransferredBack): 101 | 102 | 103 | null {
  const codes = back.stayed.map(({ reason }) => codeOfReason[reason]);
  return codes.length === 0 ? null : (Math.min(...codes) as 101 | 102 | 103);
}
