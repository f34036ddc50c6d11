import { loginCodeRequest } from '@halls/contract/operator';
import { getInfoData } from '@halls/contract/session';
import { loginModule, visitOf } from '#modules/login';
import { defineSignedCall, operatorSystemModule } from '#modules/operator-system';
import { implement } from '#platform/call.ts';
import { defineModule } from '#platform/module.ts';
import { fail, succeed } from '#platform/result.ts';
import { issueLoginCode } from './issue-login-code.ts';
import { deleteCodesBefore } from './login-code.repo.ts';
import { redeemLoginCode } from './redeem-login-code.ts';

/** How long it can be seen for whom which operator asked. */
const codesKeptMs = 30 * 24 * 60 * 60_000;

export const infoDataModule = defineModule({
  name: 'info-data',
  needs: { login: loginModule, operators: operatorSystemModule },
  create({ sql, clock }, { login: { admission }, operators }) {
    const loginCode = defineSignedCall({
      path: '/login-code',
      request: loginCodeRequest,
      handle: ({ site_id: siteId, member_account: account }, system) =>
        issueLoginCode({ sql, clock }, system, { siteId, account }),
    });
    return {
      routes: [
        implement(getInfoData, async ({ enc }, call) => {
          const arrival = { ...visitOf(call, {}), deviceHash: null };
          const member = await redeemLoginCode({ sql, admission }, enc, arrival);
          if (!member) return fail(101);
          const { memberId, account, currency, token } = member;
          return succeed(
            JSON.stringify({
              tk: token,
              member_id: memberId,
              member_account: account,
              member_currency: currency,
            }),
          );
        }),
      ],
      jobs: [
        {
          name: 'sweep-login-codes',
          everySeconds: 3600,
          run: () => deleteCodesBefore(sql, new Date(clock().getTime() - codesKeptMs)),
        },
      ],
      // the office has no server yet; when it has one, these calls are its
      mount: ({ http }) => operators.serve(http, [loginCode]),
    };
  },
});
