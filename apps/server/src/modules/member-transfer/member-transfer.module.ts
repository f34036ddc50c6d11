import { transferMember } from '@halls/contract/session';
import { loginModule, presentLoggedIn, visitOf } from '#modules/login';
import { hashOfDevice, memberModule } from '#modules/member';
import { implement } from '#platform/call.ts';
import { defineModule } from '#platform/module.ts';
import { succeed } from '#platform/result.ts';
import { transferMember as takeOver } from './transfer-member.ts';

export const memberTransferModule = defineModule({
  name: 'member-transfer',
  needs: { login: loginModule, member: memberModule },
  create: ({ sql }, { login: { admission }, member }) => ({
    routes: [
      implement(transferMember, async (input, call) => {
        const outcome = await takeOver(
          { sql, member, admission },
          {
            ...visitOf(call, input),
            transferToken: input.transfer_token,
            name: input.member_name,
            withdrawPassword: input.withdraw_password,
            deviceHash: input.udid ? hashOfDevice(input.udid) : null,
          },
        );
        return outcome.ok ? succeed(presentLoggedIn(outcome.data)) : outcome;
      }),
    ],
  }),
});
