import * as claim from './payment/claim.office.ts';
import * as agentSettlement from './agent/agent-settlement.office.ts';
import * as refund from './payment/refund.office.ts';
import * as agent from './agent/agent.office.ts';
import * as redEnvelope from './activity/red-envelope.office.ts';
import * as cashier from './payment/cashier.office.ts';
import * as paymentService from './payment/payment-service.office.ts';
import * as autoApproval from './payment/auto-approval.office.ts';
import * as withdrawal from './payment/withdrawal.office.ts';
import * as bankBook from './bank-book/bank-book.office.ts';
import * as bankBreak from './bank-book/bank-break.office.ts';
import * as catalogue from './catalogue/catalogue.office.ts';
import * as changePolicy from './change-request/change-policy.office.ts';
import * as changeRequest from './change-request/change-request.office.ts';
import * as device from './device/device.office.ts';
import * as ledger from './ledger/ledger.office.ts';
import * as listView from './list-view/list-view.office.ts';
import * as letter from './letter/mailing.office.ts';
import * as exported from './export/export.office.ts';
import * as freeRounds from './free-rounds/free-rounds.office.ts';
import * as log from './log/log.office.ts';
import * as member from './member/member.office.ts';
import * as emergency from './operator/emergency.office.ts';
import * as operator from './operator/operator.office.ts';
import * as passkey from './operator/passkey.office.ts';
import * as playRecord from './play-record/play-record.office.ts';
import * as playStop from './play-stop/play-stop.office.ts';
import * as settings from './site/settings.office.ts';
import * as access from './site/access.office.ts';
import * as maintenance from './site/maintenance.office.ts';
import * as providerConformance from './site/provider-conformance.office.ts';
import * as providerKey from './site/provider-key.office.ts';
import * as picture from './publication/picture.office.ts';
import * as reconciliation from './reconciliation/reconciliation.office.ts';
import * as report from './report/report.office.ts';
import * as protection from './protection/protection.office.ts';
import * as campaign from './offer/campaign.office.ts';
import * as bonus from './promotion/bonus.office.ts';
import * as publication from './publication/publication.office.ts';
import * as vip from './vip/vip.office.ts';
import * as rebate from './rebate/rebate.office.ts';
import * as recommendation from './recommendation/recommendation.office.ts';
import * as risk from './risk/risk.office.ts';
import * as audience from './promotion/audience.office.ts';
import * as mission from './mission/mission.office.ts';
import * as tournament from './tournament/tournament.office.ts';
import * as signInReward from './sign-in-reward/sign-in-reward.office.ts';
import * as site from './site/site.office.ts';
import * as statement from './statement/statement.office.ts';
import * as system from './system/system.office.ts';
import * as trading from './trading/trading.office.ts';
import * as wallet from './wallet/wallet.office.ts';
import type { z } from 'zod';
import type { OfficeEndpoint } from './core/office-endpoint.ts';

/** Every call of the office, which the sites know nothing of. */
export const officeEndpoints = {
  ...callsOf(operator),
  ...callsOf(passkey),
  ...callsOf(emergency),
  ...callsOf(changeRequest),
  ...callsOf(changePolicy),
  ...callsOf(listView),
  ...callsOf(letter),
  ...callsOf(log),
  ...callsOf(site),
  ...callsOf(member),
  ...callsOf(publication),
  ...callsOf(picture),
  ...callsOf(catalogue),
  ...callsOf(maintenance),
  ...callsOf(access),
  ...callsOf(settings),
  ...callsOf(providerKey),
  ...callsOf(providerConformance),
  ...callsOf(playStop),
  ...callsOf(system),
  ...callsOf(device),
  ...callsOf(wallet),
  ...callsOf(statement),
  ...callsOf(playRecord),
  ...callsOf(ledger),
  ...callsOf(report),
  ...callsOf(reconciliation),
  ...callsOf(bankBook),
  ...callsOf(bankBreak),
  ...callsOf(cashier),
  ...callsOf(claim),
  ...callsOf(refund),
  ...callsOf(paymentService),
  ...callsOf(withdrawal),
  ...callsOf(autoApproval),
  ...callsOf(agent),
  ...callsOf(agentSettlement),
  ...callsOf(exported),
  ...callsOf(protection),
  ...callsOf(risk),
  ...callsOf(trading),
  ...callsOf(redEnvelope),
  ...callsOf(recommendation),
  ...callsOf(bonus),
  ...callsOf(campaign),
  ...callsOf(freeRounds),
  ...callsOf(signInReward),
  ...callsOf(mission),
  ...callsOf(tournament),
  ...callsOf(audience),
  ...callsOf(rebate),
  ...callsOf(vip),
};

type Declared = (typeof officeEndpoints)[keyof typeof officeEndpoints];

/** The path of a call of the office, below `/api`. */
export type OfficePath = Declared['path'];
/** The call at a path. */
export type OfficeCallAt<Path extends OfficePath> = Extract<Declared, { path: Path }>;

/** What the call at a path answers. */
export type OfficeDataOf<Path extends OfficePath> = z.output<OfficeCallAt<Path>['data']>;

/** The calls alone, of modules that also export schemas. */
function callsOf<Module extends object>(module: Module) {
  type Calls = {
    [Name in keyof Module as Module[Name] extends OfficeEndpoint ? Name : never]: Module[Name];
  };
  return Object.fromEntries(
    Object.entries(module).filter(
      ([, value]) => typeof value === 'object' && value !== null && Object.hasOwn(value, 'path'),
    ),
  ) as Calls;
}
