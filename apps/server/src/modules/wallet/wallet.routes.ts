import { timing } from '@halls/contract';
import { allTransferBack, balanceAllBack, balanceGetBack, myCash } from '@halls/contract/wallet';
import { implement, type CallMember, type Implementation } from '#platform/call.ts';
import type { Sql } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import { fail, succeed } from '#platform/result.ts';
import type { Ledger, WalletOwner } from '#modules/ledger';
import type { ProviderDirectory } from '#modules/provider-connection';
import type { HomeScope, TransferWallet } from '#modules/transfer-wallet';
import { listProviderNames } from './wallet.repo.ts';
import { presentTransferBack, presentWallets, transferBackCode } from './wallet.rules.ts';

export interface WalletParts {
  readonly sql: Sql;
  readonly ledger: Ledger;
  readonly providers: ProviderDirectory;
  readonly transferWallet: TransferWallet;
}

export function walletRoutes(parts: WalletParts): Implementation[] {
  return [
    implement(myCash, async (_, { member }) => succeed(await readWallets(member, parts))),
    implement(balanceAllBack, async (_, { member }) => transferBack(member, {}, parts)),
    implement(balanceGetBack, async (input, { member }) =>
      transferBack(member, input.gp_id ? { only: input.gp_id } : {}, parts),
    ),
  ];
}

async function readWallets(member: CallMember, { sql, ledger, providers, transferWallet }: WalletParts) {
  const [mainMinor, names, balances, connections] = await Promise.all([
    ledger.balanceOf(member),
    listProviderNames(sql, member.siteId),
    transferWallet.readBalances(member),
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

async function transferBack(
  member: CallMember,
  scope: HomeScope,
  { sql, ledger, transferWallet }: WalletParts,
) {
  const owner: WalletOwner = member;
  const brought = await transferWallet.oncePer(owner.memberId, timing.transferBackCooldownMs, () =>
    transferWallet.bringHome(owner, scope),
  );
  if (!brought) return fail(104);
  await publish(sql, allTransferBack, { member_id: owner.memberId }, {});
  const data = presentTransferBack(brought, await ledger.balanceOf(owner), owner.currency);
  const code = transferBackCode(brought);
  return code === null ? succeed(data) : fail(code, data);
}
