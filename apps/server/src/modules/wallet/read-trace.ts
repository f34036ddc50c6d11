import type { Language } from '@halls/contract';
import type { CatalogueFace } from '#modules/catalogue';
import type { WalletOwner } from '#modules/ledger';
import {
  listAwaitedReturns,
  listEnded,
  listUnderWay,
  readProviderBalances,
  type TransferWalletDeps,
} from '#modules/transfer-wallet';
import type { Trace } from './transfer.present.ts';
import type { ProviderWallet } from './wallet.present.ts';

export interface WalletDeps extends TransferWalletDeps {
  readonly catalogue: CatalogueFace;
}

export interface Wallets {
  readonly mainMinor: bigint;
  readonly wallets: readonly ProviderWallet[];
  readonly names: ReadonlyMap<string, string>;
}

/** What each wallet of a member holds, those of providers in the site's order. */
export async function readWallets(
  owner: WalletOwner,
  language: Language,
  deps: WalletDeps,
): Promise<Wallets> {
  const { ledger, providers, catalogue } = deps;
  const [mainMinor, names, balances, connections] = await Promise.all([
    ledger.balanceOf(owner),
    catalogue.providerNames(owner.siteId, language),
    readProviderBalances(owner, deps),
    providers.all(),
  ]);
  const balanceOf = new Map(balances.map(({ gpId, balanceMinor }) => [gpId, balanceMinor]));
  const holding = new Set(
    connections.filter(({ walletKind }) => walletKind === 'transfer').map(({ gpId }) => gpId),
  );
  // a provider that the site has taken off its list still shows what it holds
  const listed = [...names.keys()].filter((gpId) => holding.has(gpId));
  const unlisted = balances
    .filter(({ gpId, balanceMinor }) => !names.has(gpId) && balanceMinor > 0n)
    .map(({ gpId }) => gpId);
  const wallets = [...listed, ...unlisted].map((gpId) => ({
    gpId,
    name: names.get(gpId) ?? gpId,
    balanceMinor: balanceOf.get(gpId) ?? 0n,
  }));
  return { mainMinor, wallets, names };
}

/** Where the money is, and what is under way between there and here. */
export async function readTrace(owner: WalletOwner, language: Language, deps: WalletDeps): Promise<Trace> {
  const { sql, ledger } = deps;
  const [wallets, heldMinor, underWay, awaited, ended] = await Promise.all([
    readWallets(owner, language, deps),
    ledger.heldFor(owner),
    listUnderWay(sql, owner.memberId),
    listAwaitedReturns(sql, owner.memberId),
    listEnded(sql, owner.memberId),
  ]);
  return { ...wallets, heldMinor, underWay, awaited, ended };
}
