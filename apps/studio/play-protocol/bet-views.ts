/**
 * A slot's one stake, or amounts on a table's options. `bought`: the stake is the whole price of the feature. `gamble`: a win
 * stays open for the player's moves.
 */
export type BetView =
  | { readonly stake: string; readonly bought?: true | undefined; readonly gamble?: true | undefined }
  | { readonly picks: readonly PickView[] };
export interface PickView {
  readonly option: string;
  readonly stake: string;
}
