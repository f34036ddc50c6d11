import type { StatementKind } from '@halls/contract/statement';

/** What a kind is among the ledger's transactions, and which way its money goes where they have both ways. */
const kinds = {
  welcome: { of: ['welcome'] },
  deposit: { of: ['deposit'] },
  bet: { of: ['seamless_bet', 'seamless_bet_win'], sign: -1 },
  win: { of: ['seamless_win', 'seamless_bet_win'], sign: 1 },
  bonus_win: { of: ['seamless_bonus_win'] },
  jackpot_win: { of: ['seamless_jackpot_win'] },
  adjustment: { of: ['seamless_adjust', 'adjustment'] },
  rollback: { of: ['seamless_rollback'] },
  transfer_to_provider: { of: ['transfer_hold'] },
  transfer_from_provider: { of: ['transfer_receive'] },
  transfer_returned: { of: ['transfer_release'] },
  withdrawal: { of: ['withdrawal_hold'] },
  withdrawal_returned: { of: ['withdrawal_release', 'withdrawal_bounce'] },
  red_envelope: { of: ['award_red_envelope'] },
  recommendation: { of: ['award_recommendation'] },
  rebate: { of: ['award_rebate'] },
  cashback: { of: ['award_cashback'] },
  vip: { of: ['award_vip'] },
  sign_in: { of: ['award_sign_in'] },
  free_rounds: { of: ['award_free_rounds'] },
  mission: { of: ['award_mission'] },
  tournament: { of: ['award_tournament'] },
  offer: { of: ['award_offer'] },
  deposit_taken_back: { of: ['deposit_reversal'] },
  deposit_won_back: { of: ['deposit_reversal_won_back'] },
  deposit_refunded: { of: ['refund_hold'] },
  deposit_refund_returned: { of: ['refund_release'] },
  debt_paid: { of: ['debt_payment'] },
  agent_transfer: { of: ['agent_transfer'] },
  bonus: { of: ['bonus_settle', 'bonus_late', 'bonus_back'] },
} as const satisfies Readonly<
  Record<Exclude<StatementKind, 'other'>, { readonly of: readonly string[]; readonly sign?: 1 | -1 }>
>;

/** What an entry is, by its transaction's kind and which way its money went. */
export function kindOfEntry(transactionKind: string, amountMinor: bigint): StatementKind {
  const sign = amountMinor < 0n ? -1 : 1;
  const found = entriesOf(kinds).find(
    ([, kind]) =>
      (kind.of as readonly string[]).includes(transactionKind) && (!('sign' in kind) || kind.sign === sign),
  );
  return found?.[0] ?? 'other';
}

/** What to ask of the ledger for entries of a kind alone; null where it cannot be asked for by name. */
export function askedOfLedger(kind: StatementKind): { kinds: readonly string[]; sign?: 1 | -1 } | null {
  if (kind === 'other') return null;
  const { of, ...sign } = kinds[kind];
  return { kinds: of, ...sign };
}

function entriesOf<Key extends string, Value>(record: Readonly<Record<Key, Value>>): [Key, Value][] {
  return Object.entries(record) as [Key, Value][];
}
