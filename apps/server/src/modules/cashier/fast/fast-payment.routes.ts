import { createHash } from 'node:crypto';
import type { Language } from '@halls/contract';
import { fastPaymentDeposit, fastPaymentOrder, fastPaymentPass } from '@halls/contract/payment';
import type { Captchas } from '#modules/captcha';
import { findOpenMember } from '#modules/member';
import { implement, type Implementation } from '#platform/call.ts';
import type { Translate } from '#platform/http/dispatcher.ts';
import { fail, succeed } from '#platform/result.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import { openDeposit } from '../deposit/open-deposit.ts';
import { listMethods } from '../method/method.repo.ts';
import { listOrders, listSteps } from '../order.repo.ts';
import { presentDepositOrder, presentMethod } from '../payment.present.ts';
import { issuePass, readPass } from './fast-pass.ts';
import { noteTry } from './fast-try.repo.ts';

/** Tries within an hour: of a household or an agent who pays for many; of those who pay for one account. */
const most = { fromAddress: 60, ofAccount: 30 };
const captchaType = 1;

export interface FastPaymentDeps extends CashierDeps {
  readonly captchas: Pick<Captchas, 'verify'>;
  readonly translate: Translate;
  /** Whether a site lets anybody pay in for an account. */
  readonly isOffered: (siteId: number) => boolean;
  /** Whether tries are bounded by address. */
  readonly boundsAddresses: boolean;
}

/** Deposits that anybody may pay for an account, whoever they are, and follow by a secret of theirs. */
export function fastPaymentRoutes(deps: FastPaymentDeps): Implementation[] {
  const { sql, clock } = deps;
  return [
    implement(fastPaymentPass, async (input, { site: { siteId }, remoteAddress, language }) => {
      if (!deps.isOffered(siteId)) return fail(104);
      const captcha = await deps.captchas.verify({
        ...{ siteId, type: captchaType, remoteAddress },
        ...{ token: input.captcha_token, answer: input.answer },
      });
      if (captcha !== 'right') return fail(102);
      const [account, now] = [input.account.trim().toLowerCase(), clock()];
      const tries = await noteTry(sql, { siteId, account, remoteAddress }, now);
      if (tries.ofAccount > most.ofAccount) return fail(103);
      if (deps.boundsAddresses && tries.fromAddress > most.fromAddress) return fail(103);
      const { currency } = input;
      // read for accounts that nobody has as well: the time does not tell
      const methods = await listMethods(sql, { siteId, currency }, 'deposit');
      const memberId = await findOpenMember(sql, siteId, { account, currency }, now);
      if (memberId === null) return fail(101);
      const { pass, until } = issuePass(deps, { siteId, memberId, currency });
      const list = methods.map((method) => presentMethod(method, language));
      return succeed({ pass, valid_until: until.toISOString(), methods: list });
    }),

    implement(fastPaymentDeposit, async (input, { site: { siteId }, language, siteOrigin }) => {
      if (!deps.isOffered(siteId)) return fail(106);
      const owner = readPass(deps, input.pass, siteId);
      if (!owner) return fail(105);
      const { memberId } = owner;
      if ((await findOpenMember(sql, siteId, { memberId }, clock())) === null) return fail(104);
      const secretHash = hashOf(input.secret);
      const outcome = await openDeposit(deps, owner, {
        methodId: input.method_id,
        amount: input.amount,
        // no key of the member's own has such a sign
        clientKey: `fast/${secretHash.toString('base64url')}`,
        secretHash,
        fields: input.fields ?? {},
        language,
        returnUrl: `${siteOrigin}/fastPayment`,
      });
      if (outcome.ok) return succeed(null);
      if (outcome.code === 104) throw new Error('a visitor asks for no offer, and one was refused');
      return { ...outcome, code: outcome.code };
    }),

    implement(fastPaymentOrder, async ({ secret }, { site: { siteId }, language }) =>
      orderOf(siteId, hashOf(secret), language),
    ),
  ];

  async function orderOf(siteId: number, secretHash: Buffer, language: Language) {
    const [row] = await listOrders(sql, { siteId, secretHash, limit: 1 });
    if (!row) return fail(404);
    const steps = await listSteps(sql, row.order_id);
    return succeed(presentDepositOrder(row, steps, language, deps.translate));
  }
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
