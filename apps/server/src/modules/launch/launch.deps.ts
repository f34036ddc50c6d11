import type { SiteDirectory } from '#modules/site';
import type { TransferWalletDeps } from '#modules/transfer-wallet';

/** Starting and leaving a game moves money, so it needs what that needs. */
export interface LaunchDeps extends TransferWalletDeps {
  readonly sites: Pick<SiteDirectory, 'findById'>;
}
