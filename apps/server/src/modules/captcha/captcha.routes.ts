import { captcha } from '@halls/contract/captcha';
import { implement, type Implementation } from '#platform/call.ts';
import { fail, succeed } from '#platform/result.ts';
import type { Captchas } from './create-captchas.ts';

export function captchaRoutes(captchas: Captchas): Implementation[] {
  return [
    implement(captcha, async (input, call) => {
      const issued = await captchas.issue({
        siteId: call.site.siteId,
        type: input.type ?? 1,
        kind: input.kind ?? 'svg',
        remoteAddress: call.remoteAddress,
      });
      return issued ? succeed(issued) : fail(101);
    }),
  ];
}
