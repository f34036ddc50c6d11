import { captcha, clientCaptcha } from '@halls/contract/captcha';
import { implement, implementText, type Call, type Implementation } from '#platform/call.ts';
import { fail, succeed, type Outcome } from '#platform/result.ts';
import type { CaptchaType } from './captcha.tables.ts';
import type { Captchas } from './create-captchas.ts';
import type { IssuedCaptcha } from './issue-captcha.ts';
import { encryptForClient } from './encrypt-for-client.ts';

export function captchaRoutes(captchas: Captchas): Implementation[] {
  async function issue(
    asked: { type?: CaptchaType | undefined; kind?: 'svg' | 'pow' | undefined },
    call: Call,
  ): Promise<Outcome<IssuedCaptcha, 101>> {
    const issued = await captchas.issue({
      siteId: call.site.siteId,
      type: asked.type ?? 1,
      kind: asked.kind ?? 'svg',
      remoteAddress: call.remoteAddress,
    });
    return issued ? succeed(issued) : fail(101);
  }

  return [
    implement(captcha, issue),
    implementText(clientCaptcha, issue, ({ code, message, data }, { key }) => {
      const { captcha: picture = '', token = '', placeholder = '', challenge } = data ?? {};
      const answer = { code, message, data: picture, token, placeholder, challenge };
      return encryptForClient(JSON.stringify(answer), key);
    }),
  ];
}
