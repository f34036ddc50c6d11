import * as activity from './activity/activity.endpoints.ts';
import * as activityEvents from './activity/activity.events.ts';
import * as agentFigures from './agent/agent-figures.endpoints.ts';
import * as agentSettlement from './agent/agent-settlement.endpoints.ts';
import * as agent from './agent/agent.endpoints.ts';
import * as article from './article/article.endpoints.ts';
import * as captcha from './captcha/captcha.endpoints.ts';
import * as catalogue from './catalogue/catalogue.endpoints.ts';
import * as catalogueEvents from './catalogue/catalogue.events.ts';
import * as content from './content/content.endpoints.ts';
import * as contentEvents from './content/content.events.ts';
import * as device from './device/device.endpoints.ts';
import * as discount from './discount/discount.endpoints.ts';
import * as demo from './demo/demo.endpoints.ts';
import * as faq from './faq/faq.endpoints.ts';
import * as latestWin from './latest-win/latest-win.endpoints.ts';
import * as launch from './launch/launch.endpoints.ts';
import * as launchEvents from './launch/launch.events.ts';
import * as letter from './letter/letter.endpoints.ts';
import * as freeRounds from './free-rounds/free-rounds.endpoints.ts';
import * as freeRoundsEvents from './free-rounds/free-rounds.events.ts';
import * as letterEvents from './letter/letter.events.ts';
import * as member from './member/member.endpoints.ts';
import * as memberEvents from './member/member.events.ts';
import * as mission from './mission/mission.endpoints.ts';
import * as fastPayment from './payment/fast-payment.endpoints.ts';
import * as payment from './payment/payment.endpoints.ts';
import * as paymentEvents from './payment/payment.events.ts';
import * as payoutAccount from './payout-account/payout-account.endpoints.ts';
import * as playRecord from './play-record/play-record.endpoints.ts';
import * as protection from './protection/protection.endpoints.ts';
import * as protectionEvents from './protection/protection.events.ts';
import * as offer from './offer/offer.endpoints.ts';
import * as offerEvents from './offer/offer.events.ts';
import * as bonus from './promotion/bonus.endpoints.ts';
import * as promotionEvents from './promotion/promotion.events.ts';
import * as vip from './vip/vip.endpoints.ts';
import * as rebate from './rebate/rebate.endpoints.ts';
import * as recovery from './recovery/recovery.endpoints.ts';
import * as recommendation from './recommendation/recommendation.endpoints.ts';
import * as registration from './registration/registration.endpoints.ts';
import * as session from './session/session.endpoints.ts';
import * as sessionEvents from './session/session.events.ts';
import * as signInReward from './sign-in-reward/sign-in-reward.endpoints.ts';
import * as site from './site/site.endpoints.ts';
import * as siteEvents from './site/site.events.ts';
import * as statement from './statement/statement.endpoints.ts';
import * as tableState from './table-state/table-state.endpoints.ts';
import * as thirdParty from './third-party/third-party.endpoints.ts';
import * as tournament from './tournament/tournament.endpoints.ts';
import * as tournamentEvents from './tournament/tournament.events.ts';
import * as tracking from './tracking/tracking.endpoints.ts';
import * as wallet from './wallet/wallet.endpoints.ts';
import * as walletEvents from './wallet/wallet.events.ts';
import type { Endpoint } from './core/endpoint.ts';
import type { RealtimeEvent } from './core/event.ts';

/** Every call of the site’s API. What is not here answers 404. */
export const endpoints = {
  ...endpointsOf(session),
  ...endpointsOf(thirdParty),
  ...endpointsOf(captcha),
  ...endpointsOf(registration),
  ...endpointsOf(recovery),
  ...endpointsOf(member),
  ...endpointsOf(device),
  ...endpointsOf(protection),
  ...endpointsOf(bonus),
  ...endpointsOf(offer),
  ...endpointsOf(freeRounds),
  ...endpointsOf(recommendation),
  ...endpointsOf(signInReward),
  ...endpointsOf(mission),
  ...endpointsOf(rebate),
  ...endpointsOf(tournament),
  ...endpointsOf(vip),
  ...endpointsOf(wallet),
  ...endpointsOf(statement),
  ...endpointsOf(payment),
  ...endpointsOf(fastPayment),
  ...endpointsOf(payoutAccount),
  ...endpointsOf(playRecord),
  ...endpointsOf(launch),
  ...endpointsOf(demo),
  ...endpointsOf(catalogue),
  ...endpointsOf(content),
  ...endpointsOf(latestWin),
  ...endpointsOf(tableState),
  ...endpointsOf(article),
  ...endpointsOf(discount),
  ...endpointsOf(faq),
  ...endpointsOf(letter),
  ...endpointsOf(activity),
  ...endpointsOf(agent),
  ...endpointsOf(agentFigures),
  ...endpointsOf(agentSettlement),
  ...endpointsOf(site),
  ...endpointsOf(tracking),
};

type Declared = (typeof endpoints)[keyof typeof endpoints];

/** The path of a call, below `/api`. */
export type CallPath = Declared['path'];
/** The call at a path. */
export type CallAt<Path extends CallPath> = Extract<Declared, { path: Path }>;

/** Every realtime event that windows of the site are told of. */
export const events = {
  ...eventsOf(sessionEvents),
  ...eventsOf(memberEvents),
  ...eventsOf(walletEvents),
  ...eventsOf(paymentEvents),
  ...eventsOf(protectionEvents),
  ...eventsOf(promotionEvents),
  ...eventsOf(offerEvents),
  ...eventsOf(freeRoundsEvents),
  ...eventsOf(launchEvents),
  ...eventsOf(catalogueEvents),
  ...eventsOf(contentEvents),
  ...eventsOf(letterEvents),
  ...eventsOf(activityEvents),
  ...eventsOf(tournamentEvents),
  ...eventsOf(siteEvents),
};

/** The calls alone, of modules that also export code tables and schemas. */
function endpointsOf<Module extends object>(module: Module) {
  type Calls = { [Name in keyof Module as Module[Name] extends Endpoint ? Name : never]: Module[Name] };
  return Object.fromEntries(
    Object.entries(module).filter(([, value]) => isRecordWith(value, 'path')),
  ) as Calls;
}

function eventsOf<Module extends object>(module: Module) {
  type Events = { [Name in keyof Module as Module[Name] extends RealtimeEvent ? Name : never]: Module[Name] };
  return Object.fromEntries(
    Object.entries(module).filter(([, value]) => isRecordWith(value, 'channel')),
  ) as Events;
}

function isRecordWith(value: unknown, key: string): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key);
}
