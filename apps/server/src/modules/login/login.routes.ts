import { loginLanguages } from '@halls/contract';
import { captchaKinds } from '@halls/contract/captcha';
import {
  answerDoubleValidation,
  clientClaims,
  getLoginHeader,
  login,
  skipDoubleValidation,
} from '@halls/contract/session';
import type { DoubleValidations } from '#modules/double-validation';
import { implement, type Call, type Implementation } from '#platform/call.ts';
import { succeed, type Outcome } from '#platform/result.ts';
import type { LoggedIn } from './admit-member.ts';
import type { ValidationAnswer, ValidationCode } from './answer-validation.ts';
import { describeUserAgent } from './describe-user-agent.ts';
import type { LoginInput, LoginResult } from './log-in.ts';
import { presentLoggedIn, presentLogin, presentQuestion } from './login.present.ts';

export function loginRoutes({
  logIn,
  answer,
  skip,
}: {
  logIn: (input: LoginInput) => Promise<LoginResult>;
  answer: (input: ValidationAnswer) => Promise<Outcome<LoggedIn, ValidationCode>>;
  skip: DoubleValidations['skip'];
}): Implementation[] {
  return [
    implement(getLoginHeader, async (_input, call) =>
      succeed({
        remote_addr: call.remoteAddress,
        host: URL.parse(call.siteOrigin)?.host ?? '',
        cdn: '',
        ...describeUserAgent(call.userAgent),
        country: call.country,
        login_types: [1],
        captcha_required: 1,
        captcha_kinds: [...captchaKinds],
        languages: call.site.languages.filter((language) =>
          (loginLanguages as readonly string[]).includes(language),
        ),
      }),
    ),
    implement(login, async (input, call) =>
      presentLogin(
        await logIn({
          ...visitOf(call, input),
          account: input.account,
          password: input.password,
          captchaToken: input.captcha_token,
          captchaAnswer: input.answer,
          deviceId: input.udid || null,
        }),
      ),
    ),
    implement(skipDoubleValidation, async (input, call) => {
      const outcome = await skip({ siteId: call.site.siteId, loginId: input.member_login_id });
      return outcome.ok ? succeed(presentQuestion(outcome.data)) : outcome;
    }),
    implement(answerDoubleValidation, async (input, call) => {
      const outcome = await answer({
        ...visitOf(call, input),
        loginId: input.member_login_id,
        answer: input.answer,
        captchaToken: input.captcha_token,
        captchaAnswer: input.captcha_answer,
      });
      return outcome.ok ? succeed(presentLoggedIn(outcome.data)) : outcome;
    }),
  ];
}

/** Where a login comes from, by its connection; what its body says of that is a claim. */
export function visitOf(call: Call, claims: Parameters<typeof claimsOf>[0]) {
  return {
    siteId: call.site.siteId,
    remoteAddress: call.remoteAddress,
    country: call.country,
    language: call.language,
    userAgent: call.userAgent,
    claims: claimsOf(claims),
  };
}

/** What a body says of its device, in a form that the database can keep. */
export function claimsOf(
  input: Readonly<Partial<Record<keyof typeof clientClaims, string | undefined>>>,
): Record<string, string> {
  const claims: Record<string, string> = {};
  for (const name of Object.keys(clientClaims) as (keyof typeof clientClaims)[]) {
    const value = input[name];
    // PostgreSQL's JSON has neither NUL nor half a surrogate pair
    if (value) claims[name] = value.replaceAll('\0', '').toWellFormed();
  }
  return claims;
}
