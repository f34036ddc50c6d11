import { loginLanguages } from '@halls/contract';
import { captchaKinds } from '@halls/contract/captcha';
import { clientClaims, getLoginHeader, login } from '@halls/contract/session';
import { implement, type Implementation } from '#platform/call.ts';
import { succeed, type Outcome } from '#platform/result.ts';
import { describeUserAgent } from './describe-user-agent.ts';
import type { LoggedIn, LoginCode, LoginInput } from './log-in.ts';

export function loginRoutes(
  logIn: (input: LoginInput) => Promise<Outcome<LoggedIn, LoginCode>>,
): Implementation[] {
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
    implement(login, async (input, call) => {
      const outcome = await logIn({
        siteId: call.site.siteId,
        account: input.account,
        password: input.password,
        captchaToken: input.captcha_token,
        captchaAnswer: input.answer,
        deviceId: input.udid || null,
        remoteAddress: call.remoteAddress,
        country: call.country,
        userAgent: call.userAgent,
        claims: claimsOf(input),
      });
      if (!outcome.ok) return outcome;
      const { memberId, account, currency, token } = outcome.data;
      return succeed({ member_id: memberId, member_account: account, member_currency: currency, token });
    }),
  ];
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
