import { type Language } from '@halls/contract';
import type { CampaignBody } from '@halls/contract/office';
import type { CatalogueFace } from '#modules/catalogue';
import type { ProviderConnections } from '#modules/provider-connection';
import { returnsAmong, worthOf, type Returns, type Worth } from './offer.rules.ts';

export interface HallDeps extends Pick<ProviderConnections, 'providers'> {
  readonly catalogue: Pick<CatalogueFace, 'hallNames' | 'gameNames' | 'gamesOfHall' | 'promisedReturns'>;
}

interface Provider {
  readonly gp_id: string;
  readonly gp_name: string;
}

/** The hall of an offer: what counts for it, and what that returns. */
export interface OfferHall {
  readonly name: string;
  readonly counting: readonly Provider[];
  readonly cashOnly: readonly Provider[];
  readonly returns: Returns | null;
  readonly worth: Worth;
}

/** Cash is played anywhere; a bonus only where the provider does not hold the money, and in no game that it excludes. */
export async function readHall(
  { catalogue, providers }: HallDeps,
  { siteId, body, language }: { siteId: number; body: CampaignBody; language: Language },
): Promise<OfferHall> {
  const { reward, gt_id: gtId } = body;
  const [names, connections, games, returnOf] = await Promise.all([
    catalogue.hallNames({ siteId, gtId }, language),
    providers.all(),
    catalogue.gamesOfHall({ siteId, gtId }),
    catalogue.promisedReturns(siteId),
  ]);
  const isBonus = reward.kind === 'bonus' || (reward.kind === 'free_rounds' && reward.pays === 'bonus');
  const holding = new Set(
    connections.filter(({ walletKind }) => walletKind === 'transfer').map(({ gpId }) => gpId),
  );
  const excluded = new Set(reward.kind === 'bonus' ? reward.excluded_games : []);
  const takes = (gpId: string) => !isBonus || !holding.has(gpId);
  const listed = (names?.providers ?? []).map(({ gpId, name }) => ({ gp_id: gpId, gp_name: name }));
  const returns = returnsAmong(
    games
      .filter(({ gpId, gameCode }) => takes(gpId) && !excluded.has(`${gpId}/${gameCode}`))
      .map(({ gpId, gameCode }) => returnOf(gpId, gameCode)),
  );
  const [gpId = '', gameCode = ''] = reward.kind === 'free_rounds' ? reward.game.split('/') : [];
  const freeGame = reward.kind === 'free_rounds' ? returnsAmong([returnOf(gpId, gameCode)]) : null;
  return {
    name: names?.name ?? '',
    counting: listed.filter(({ gp_id: id }) => takes(id)),
    cashOnly: listed.filter(({ gp_id: id }) => !takes(id)),
    returns,
    worth: worthOf(body, { counting: returns, freeGame }),
  };
}
