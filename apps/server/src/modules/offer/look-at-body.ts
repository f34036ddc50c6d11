import { halls } from '@halls/contract';
import type { CampaignBody } from '@halls/contract/office';
import type { CatalogueFace } from '#modules/catalogue';
import type { DiscountFace } from '#modules/discount';
import type { ProviderConnections } from '#modules/provider-connection';
import type { Site } from '#modules/site';
import { wrongAmounts, type BodyFaults } from './offer.rules.ts';

export interface BodyDeps extends ProviderConnections {
  readonly catalogue: Pick<CatalogueFace, 'hallNames' | 'gameNames' | 'findGame'>;
  readonly discounts: Pick<DiscountFace, 'titlesOf'>;
}

/** What of a body the site does not have, by its field; nothing where all of it is there. */
export async function faultsOfBody(
  { catalogue, discounts, providers, gameProviders }: BodyDeps,
  site: Site,
  body: CampaignBody,
): Promise<BodyFaults> {
  const { siteId } = site;
  const { currency, reward, gt_id: gtId, discount_id: discountId } = body;
  const refused = (...places: string[]): BodyFaults =>
    Object.fromEntries(places.map((place) => [`body.${place}`, 'error.field_not_allowed'] as const));
  if (!site.currencies.includes(currency)) return refused('currency');
  if (!(await catalogue.hallNames({ siteId, gtId }, 'en_US'))) return refused('gt_id');
  if (
    discountId !== null &&
    !(await discounts.titlesOf(siteId)).some((each) => each.discountId === discountId)
  )
    return refused('discount_id');
  if (reward.kind === 'free_rounds' && !(await takesFreeRounds(reward.game))) return refused('reward.game');
  if (reward.kind === 'bonus') {
    const nameOf = await catalogue.gameNames(siteId, 'en_US');
    const isListed = (game: string) => {
      const [gpId = '', gameCode = ''] = game.split('/');
      return nameOf(gpId, gameCode) !== null;
    };
    if (!reward.excluded_games.every(isListed)) return refused('reward.excluded_games');
  }
  return wrongAmounts(body);

  /** Slots of providers that have such rounds, in the currency. */
  async function takesFreeRounds(named: string): Promise<boolean> {
    const [gpId = '', gameCode = ''] = named.split('/');
    const game = await catalogue.findGame({ siteId, gpId, gtId: halls.slot, gameCode });
    const connection = await providers.find(gpId);
    return (
      gtId === halls.slot &&
      game !== null &&
      (game.currencies?.includes(currency) ?? true) &&
      connection?.walletKind === 'seamless' &&
      gameProviders.freeRounds(connection) !== null
    );
  }
}
