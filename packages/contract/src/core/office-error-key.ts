import { agentOfficeErrors } from '../agent/agent.office-errors.ts';
import { redEnvelopeOfficeErrors } from '../activity/red-envelope.office-errors.ts';
import { cashierOfficeErrors } from '../payment/cashier.office-errors.ts';
import { bankBookErrors } from '../bank-book/bank-book.office-errors.ts';
import { changeRequestErrors } from '../change-request/change-request.office-errors.ts';
import { letterOfficeErrors } from '../letter/letter.office-errors.ts';
import { exportErrors } from '../export/export.office-errors.ts';
import { memberOfficeErrors } from '../member/member.office-errors.ts';
import { operatorErrors } from '../operator/operator.office-errors.ts';
import { listViewOfficeErrors } from '../list-view/list-view.office-errors.ts';
import { recommendationOfficeErrors } from '../recommendation/recommendation.office-errors.ts';
import { signInRewardOfficeErrors } from '../sign-in-reward/sign-in-reward.office-errors.ts';
import { vipOfficeErrors } from '../vip/vip.office-errors.ts';
import { rebateOfficeErrors } from '../rebate/rebate.office-errors.ts';
import { freeRoundsOfficeErrors } from '../free-rounds/free-rounds.office-errors.ts';
import { missionOfficeErrors } from '../mission/mission.office-errors.ts';
import { campaignOfficeErrors } from '../offer/campaign.office-errors.ts';
import { tournamentOfficeErrors } from '../tournament/tournament.office-errors.ts';
import { bonusOfficeErrors } from '../promotion/bonus.office-errors.ts';
import { protectionOfficeErrors } from '../protection/protection.office-errors.ts';
import { publicationErrors } from '../publication/publication.office-errors.ts';
import { reconciliationErrors } from '../reconciliation/reconciliation.office-errors.ts';
import { riskOfficeErrors } from '../risk/risk.office-errors.ts';
import { siteOfficeErrors } from '../site/site.office-errors.ts';
import { tradingOfficeErrors } from '../trading/trading.office-errors.ts';
import { walletOfficeErrors } from '../wallet/wallet.office-errors.ts';
import { commonErrors, fieldErrors } from './error-key.ts';

/** Keys of messages that any call of the office can answer, beside those of any call at all. */
const everyOfficeCall = ['error.csrf', 'error.step_up', 'error.two_factor_first', 'asked'] as const;

/** Every message key that an answer of the office can carry, in the office's languages. */
export const officeErrorKeys = [
  ...commonErrors,
  ...fieldErrors,
  ...everyOfficeCall,
  ...operatorErrors,
  ...changeRequestErrors,
  ...memberOfficeErrors,
  ...walletOfficeErrors,
  ...listViewOfficeErrors,
  ...protectionOfficeErrors,
  ...recommendationOfficeErrors,
  ...bonusOfficeErrors,
  ...campaignOfficeErrors,
  ...freeRoundsOfficeErrors,
  ...signInRewardOfficeErrors,
  ...missionOfficeErrors,
  ...rebateOfficeErrors,
  ...tournamentOfficeErrors,
  ...vipOfficeErrors,
  ...publicationErrors,
  ...riskOfficeErrors,
  ...tradingOfficeErrors,
  ...siteOfficeErrors,
  ...letterOfficeErrors,
  ...exportErrors,
  ...reconciliationErrors,
  ...bankBookErrors,
  ...cashierOfficeErrors,
  ...agentOfficeErrors,
  ...redEnvelopeOfficeErrors,
] as const;

export type OfficeErrorKey = (typeof officeErrorKeys)[number];
