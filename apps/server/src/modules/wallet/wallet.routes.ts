import type { Language } from '@halls/contract';
import {
  allTransferBack,
  balanceAllBack,
  balanceGetBack,
  myCash,
  transferList,
} from '@halls/contract/wallet';
import type { Member } from '#platform/actor.ts';
import { implement, type Implementation } from '#platform/call.ts';
import { publish } from '#platform/outbox.ts';
import { fail, succeed } from '#platform/result.ts';
import type { CatalogueFace } from '#modules/catalogue';
import {
  askTransferBack,
  listAwaitedReturns,
  listEnded,
  listUnderWay,
  readProviderBalances,
  type TransferBackScope,
  type TransferWalletDeps,
} from '#modules/transfer-wallet';
import { presentTransfers } from './transfer.present.ts';
import { presentTransferBack, presentWallets, type ProviderWallet } from './wallet.present.ts';
import { transferBackCode } from './wallet.rules.ts';

export interface WalletDeps extends TransferWalletDeps {
  readonly catalogue: CatalogueFace;
}

export function walletRoutes(deps: WalletDeps): Implementation[] {
  return [
    implement(myCash, async (_, { actor: member, language }) => {
      const { mainMinor, wallets } = await readWallets(member, language, deps);
      return succeed(presentWallets(mainMinor, wallets, member.currency));
    }),
    implement(transferList, async (_, { actor: member, language }) =>
      succeed(await traceMoney(member, language, deps)),
    ),
    implement(balanceAllBack, async (_, { actor: member }) => transferBack(member, {}, deps)),
    implement(balanceGetBack, async (input, { actor: member }) =>
      transferBack(member, input.gp_id ? { only: input.gp_id } : {}, deps),
    ),
  ];
}

interface Wallets {
  readonly mainMinor: bigint;
  readonly wallets: readonly ProviderWallet[];
  readonly names: ReadonlyMap<string, string>;
}

async function readWallets(member: Member, language: Language, deps: WalletDeps): Promise<Wallets> {
  const { ledger, providers, catalogue } = deps;
  const [mainMinor, names, balances, connections] = await Promise.all([
    ledger.balanceOf(member),
    catalogue.providerNames(member.siteId, language),
    readProviderBalances(member, deps),
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
async function traceMoney(member: Member, language: Language, deps: WalletDeps) {
  const { sql, ledger } = deps;
  const [wallets, heldMinor, underWay, awaited, ended] = await Promise.all([
    readWallets(member, language, deps),
    ledger.heldFor(member),
    listUnderWay(sql, member.memberId),
    listAwaitedReturns(sql, member.memberId),
    listEnded(sql, member.memberId),
  ]);
  return presentTransfers({ ...wallets, heldMinor, underWay, awaited, ended }, member.currency);
}

async function transferBack(member: Member, scope: TransferBackScope, deps: TransferWalletDeps) {
  const back = await askTransferBack(member, scope, deps);
  if (!back) return fail(104);
  await publish(deps.sql, allTransferBack, { member_id: member.memberId }, {});
  const data = presentTransferBack(back, await deps.ledger.balanceOf(member), member.currency);
  const code = transferBackCode(back);
  return code === null ? succeed(data) : fail(code, data);
}
