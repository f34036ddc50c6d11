import type { Sealing } from '@halls/service';
import type { CatalogueFace } from '#modules/catalogue';
import type { StoppedPlaces } from '#modules/play-stop';
import type { ProtectionFace } from '#modules/protection';
import type { SiteDirectory } from '#modules/site';
import type { TransferWalletDeps } from '#modules/transfer-wallet';
import type { Standing } from './game-session.repo.ts';

/** Starting a game moves money, so it needs what that needs. */
export interface LaunchDeps extends TransferWalletDeps {
  readonly sites: Pick<SiteDirectory, 'findById'>;
  readonly catalogue: Pick<CatalogueFace, 'findGame' | 'findFirstDemo' | 'isProviderListed'>;
  readonly stops: StoppedPlaces;
  readonly protection: ProtectionFace;
  /** Of addresses that only this server gives out. */
  readonly sealing: Sealing;
  readonly standingOf: (memberId: number) => Promise<Standing>;
}
