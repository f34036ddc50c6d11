import type { SiteDirectory } from '#modules/site';
import type { TransferWalletParts } from '#modules/transfer-wallet';

/** Starting and leaving a game moves money, so it needs what that needs. */
export interface LaunchParts extends TransferWalletParts {
  readonly sites: Pick<SiteDirectory, 'findById'>;
}
