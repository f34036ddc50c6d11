import { activityErrors } from '../activity/activity.errors.ts';
import { agentErrors } from '../agent/agent.errors.ts';
import { captchaErrors } from '../captcha/captcha.errors.ts';
import { deviceErrors } from '../device/device.errors.ts';
import { signInRewardErrors } from '../sign-in-reward/sign-in-reward.errors.ts';
import { offerErrors } from '../offer/offer.errors.ts';
import { promotionErrors } from '../promotion/promotion.errors.ts';
import { protectionErrors } from '../protection/protection.errors.ts';
import { launchErrors } from '../launch/launch.errors.ts';
import { missionErrors } from '../mission/mission.errors.ts';
import { memberErrors } from '../member/member.errors.ts';
import {
  depositStepTexts,
  fastPaymentStepTexts,
  paymentErrors,
  withdrawalStepTexts,
} from '../payment/payment.errors.ts';
import { payoutAccountErrors } from '../payout-account/payout-account.errors.ts';
import { playRecordErrors } from '../play-record/play-record.errors.ts';
import { recoveryErrors } from '../recovery/recovery.errors.ts';
import { registrationErrors } from '../registration/registration.errors.ts';
import { rebateErrors } from '../rebate/rebate.errors.ts';
import { sessionErrors } from '../session/session.errors.ts';
import { thirdPartyErrors } from '../third-party/third-party.errors.ts';
import { tournamentErrors } from '../tournament/tournament.errors.ts';
import { trackingErrors } from '../tracking/tracking.errors.ts';
import { walletErrors } from '../wallet/wallet.errors.ts';

/** Keys of messages that any call can answer. */
export const commonErrors = [
  'error.unauthorized',
  'error.forbidden',
  'error.not_found',
  'error.payload_too_large',
  'error.invalid',
  'error.too_many_requests',
  'error.internal',
  'error.unavailable',
  'error.wrong_site',
  'error.wrong_origin',
  'error.password_change_first',
  'success',
] as const;

/** Messages of fields whose rule has none of its own. */
export const fieldErrors = [
  'error.field_required',
  'error.field_type',
  'error.field_format',
  'error.field_unknown',
  'error.field_not_allowed',
  'error.field_too_long',
  'error.field_too_short',
] as const;

/** Every message key that an answer can carry. A locale that lacks one does not compile. */
export const errorKeys = [
  ...commonErrors,
  ...fieldErrors,
  ...sessionErrors,
  ...thirdPartyErrors,
  ...captchaErrors,
  ...registrationErrors,
  ...memberErrors,
  ...deviceErrors,
  ...protectionErrors,
  ...promotionErrors,
  ...offerErrors,
  ...signInRewardErrors,
  ...missionErrors,
  ...rebateErrors,
  ...tournamentErrors,
  ...recoveryErrors,
  ...walletErrors,
  ...paymentErrors,
  ...depositStepTexts,
  ...fastPaymentStepTexts,
  ...withdrawalStepTexts,
  ...payoutAccountErrors,
  ...playRecordErrors,
  ...launchErrors,
  ...activityErrors,
  ...agentErrors,
  ...trackingErrors,
] as const;

export type ErrorKey = (typeof errorKeys)[number];
