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
import { askTransferBack, type TransferBackScope, type TransferWalletDeps } from '#modules/transfer-wallet';
import { readTrace, readWallets, type WalletDeps } from './read-trace.ts';
import { presentTransfers } from './transfer.present.ts';
import { presentTransferBack, presentWallets } from './wallet.present.ts';
import { transferBackCode } from './wallet.rules.ts';

export function walletRoutes(deps: WalletDeps): Implementation[] {
  return [
    implement(myCash, async (_, { actor: member, language }) => {
      const { mainMinor, wallets } = await readWallets(member, language, deps);
      return succeed(presentWallets(mainMinor, wallets, member.currency));
    }),
    implement(transferList, async (_, { actor: member, language }) =>
      succeed(presentTransfers(await readTrace(member, language, deps), member.currency)),
    ),
    implement(balanceAllBack, async (_, { actor: member }) => transferBack(member, {}, deps)),
    implement(balanceGetBack, async (input, { actor: member }) =>
      transferBack(member, input.gp_id ? { only: input.gp_id } : {}, deps),
    ),
  ];
}

async function transferBack(member: Member, scope: TransferBackScope, deps: TransferWalletDeps) {
  const back = await askTransferBack(member, scope, deps);
  if (!back) return fail(104);
  await publish(deps.sql, allTransferBack, { member_id: member.memberId }, {});
  const data = presentTransferBack(back, await deps.ledger.balanceOf(member), member.currency);
  const code = transferBackCode(back);
  return code === null ? succeed(data) : fail(code, data);
}
