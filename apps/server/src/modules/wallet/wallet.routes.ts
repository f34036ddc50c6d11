import type { Language } from '@halls/contract';
import { allTransferBack, balanceAllBack, balanceGetBack, myCash } from '@halls/contract/wallet';
import type { Member } from '#platform/actor.ts';
import { implement, type Implementation } from '#platform/call.ts';
import { publish } from '#platform/outbox.ts';
import { fail, succeed } from '#platform/result.ts';
import type { CatalogueFace } from '#modules/catalogue';
import {
  askTransferBack,
  readProviderBalances,
  type TransferBackScope,
  type TransferWalletDeps,
} from '#modules/transfer-wallet';
import { presentTransferBack, presentWallets } from './wallet.present.ts';
import { transferBackCode } from './wallet.rules.ts';

export interface WalletDeps extends TransferWalletDeps {
  readonly catalogue: CatalogueFace;
}

export function walletRoutes(deps: WalletDeps): Implementation[] {
  return [
    implement(myCash, async (_, { actor: member, language }) =>
      succeed(await readWallets(member, language, deps)),
    ),
    implement(balanceAllBack, async (_, { actor: member }) => transferBack(member, {}, deps)),
    implement(balanceGetBack, async (input, { actor: member }) =>
      transferBack(member, input.gp_id ? { only: input.gp_id } : {}, deps),
    ),
  ];
}

async function readWallets(member: Member, language: Language, deps: WalletDeps) {
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
  return presentWallets(mainMinor, wallets, member.currency);
}

async function transferBack(member: Member, scope: TransferBackScope, deps: TransferWalletDeps) {
  const back = await askTransferBack(member, scope, deps);
  if (!back) return fail(104);
  await publish(deps.sql, allTransferBack, { member_id: member.memberId }, {});
  const data = presentTransferBack(back, await deps.ledger.balanceOf(member), member.currency);
  const code = transferBackCode(back);
  return code === null ? succeed(data) : fail(code, data);
}
