import { formatMinor, mainWalletId, toBit, type Currency } from '@halls/contract';
import type { MyCash, TransferBack } from '@halls/contract/wallet';
import type { TransferredBack } from '#modules/transfer-wallet';

export function presentTransferBack(
  back: TransferredBack,
  mainMinor: bigint,
  currency: Currency,
): TransferBack {
  return {
    total: formatMinor(mainMinor, currency),
    returned: back.returned.map(({ gpId, amountMinor }) => ({
      gp_id: gpId,
      cash: formatMinor(amountMinor, currency),
    })),
  };
}

export interface ProviderWallet {
  readonly gpId: string;
  readonly name: string;
  /** What is on its way there is counted there. */
  readonly balanceMinor: bigint;
}

/** The main wallet first, then the providers in the order given; and their sum. */
export function presentWallets(
  mainMinor: bigint,
  wallets: readonly ProviderWallet[],
  currency: Currency,
): { my_cash_list: MyCash[]; total: string } {
  const totalMinor = wallets.reduce((sum, wallet) => sum + wallet.balanceMinor, mainMinor);
  return {
    my_cash_list: [
      {
        gp_id: mainWalletId,
        gp_name: mainWalletId,
        cash: formatMinor(mainMinor, currency),
        is_light: toBit(mainMinor > 0n),
        icon_dark: '',
      },
      ...wallets.map(({ gpId, name, balanceMinor }): MyCash => ({
        gp_id: gpId,
        gp_name: name,
        cash: formatMinor(balanceMinor, currency),
        is_light: toBit(balanceMinor > 0n),
        icon_dark: `/pictures/providers/${gpId}.svg`,
      })),
    ],
    total: formatMinor(totalMinor, currency),
  };
}
