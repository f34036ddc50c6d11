import { recoverySms, resetPassword, verifyRecovery, verifyRecoverySms } from '@halls/contract/recovery';
import { implement, type Call, type Implementation } from '#platform/call.ts';
import { proveByCode } from './prove-by-code.ts';
import { proveByDetails } from './prove-by-details.ts';
import type { Challenge, Claimant, RecoveryDeps } from './recovery.deps.ts';
import { accountAsStored } from './recovery.rules.ts';
import { resetPassword as setNewPassword } from './reset-password.ts';
import { sendRecoveryCode } from './send-recovery-code.ts';

export function recoveryRoutes(deps: RecoveryDeps): Implementation[] {
  return [
    implement(verifyRecovery, (input, call) =>
      proveByDetails(deps, claimantOf(input, call), {
        details: {
          withdrawPassword: input.withdraw_password,
          email: input.member_email,
          phone: input.member_phone,
        },
        challenge: challengeOf(input),
      }),
    ),
    implement(recoverySms, (input, call) =>
      sendRecoveryCode(deps, claimantOf(input, call), {
        phone: input.member_phone,
        challenge: challengeOf(input),
        language: call.language,
        defaultCurrency: call.site.defaultCurrency,
      }),
    ),
    implement(verifyRecoverySms, (input, call) =>
      proveByCode(deps, claimantOf(input, call), { phone: input.member_phone, code: input.phone_verify }),
    ),
    implement(resetPassword, (input, { site, language }) =>
      setNewPassword(deps, {
        siteId: site.siteId,
        account: accountAsStored(input.account),
        token: input.token,
        password: input.password,
        language,
      }),
    ),
  ];
}

function claimantOf(
  { account, udid }: { account: string; udid?: string | undefined },
  { site, remoteAddress }: Call,
): Claimant {
  return {
    siteId: site.siteId,
    account: accountAsStored(account),
    remoteAddress,
    deviceId: udid || null,
  };
}

function challengeOf(input: { captcha_token?: string | undefined; answer?: string | undefined }): Challenge {
  return { captchaToken: input.captcha_token ?? '', captchaAnswer: input.answer ?? '' };
}
