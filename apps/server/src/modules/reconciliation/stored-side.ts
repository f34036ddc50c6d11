import { z } from 'zod';
import type { Side } from './compare.rules.ts';

const minorSchema = z.string().transform(BigInt);
const sideSchema = z
  .union([
    z.strictObject({ amount: minorSchema }),
    z.strictObject({
      stake: minorSchema,
      payout: minorSchema,
      state: z.enum(['open', 'settled', 'void']),
      game_code: z.string(),
      at: z.coerce.date(),
    }),
  ])
  .nullable();

/** What a side says, as a case keeps it. */
export function readSide(stored: unknown): Side | null {
  const side = sideSchema.parse(stored);
  if (!side || 'amount' in side) return side && { amountMinor: side.amount };
  const { stake, payout, state, game_code: gameCode, at } = side;
  return { stakeMinor: stake, payoutMinor: payout, state, gameCode, at };
}

export function writeSide(side: Side | null): object | null {
  if (!side) return null;
  if ('amountMinor' in side) return { amount: String(side.amountMinor) };
  return {
    stake: String(side.stakeMinor),
    payout: String(side.payoutMinor),
    state: side.state,
    game_code: side.gameCode,
    at: side.at.toISOString(),
  };
}
