/** A slot's one stake, or amounts on a table's options. `bought`: the stake is the whole price of the feature. */
export type BetView =
  | { readonly stake: string; readonly bought?: true | undefined }
  | { readonly picks: readonly PickView[] };
export interface PickView {
  readonly option: string;
  readonly stake: string;
}
