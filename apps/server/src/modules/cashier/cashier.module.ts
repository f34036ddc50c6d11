import { usualSiteSettings } from '@halls/contract/site-setting';
import type { Job } from '@halls/service';
import { captchaModule } from '#modules/captcha';
import { ledgerModule } from '#modules/ledger';
import { memberModule } from '#modules/member';
import { operatorModule } from '#modules/operator';
import { riskModule } from '#modules/risk';
import { siteModule } from '#modules/site';
import { defineModule } from '#platform/module.ts';
import { adapterMakers } from './adapters/index.ts';
import { applyPaymentSecrets } from './service/apply-payment-secrets.ts';
import { askDeposits } from './deposit/ask-deposits.ts';
import type { CashierDeps } from './cashier.deps.ts';
import { changeServiceKeyOf } from './service/change-service-key.ts';
import { createCreditTogether } from './deposit/credit-together.ts';
import { fastPaymentRoutes } from './fast/fast-payment.routes.ts';
import { deleteTriesBefore, triesCountSince } from './fast/fast-try.repo.ts';
import { createHealthNotes } from './service/create-health-notes.ts';
import { wakeUnclear } from './deposit/deposit.repo.ts';
import { cashierOfficeRoutes } from './cashier.office.routes.ts';
import { creditDepositOf, sendBackDepositOf } from './deposit/decide-deposit.ts';
import { judgeServices } from './service/judge-services.ts';
import { mountMessages } from './message/message.routes.ts';
import { paymentServiceOfficeRoutes } from './service/payment-service.office.routes.ts';
import {
  listServices,
  nextServiceSecret,
  replaceEndedServiceKeys,
  serviceSecret,
} from './service/payment-service.repo.ts';
import { paymentRoutes } from './payment.routes.ts';
import { dropUntrustedBefore } from './message/psp-message.repo.ts';
import { bookKept } from './claim/book-kept.ts';
import { claimOfficeRoutes } from './claim/claim.office.routes.ts';
import { forgiveOf, wonBackOf } from './claim/decide-claim.ts';
import { setRoutesOf } from './method/set-routes.ts';
import { refundOf } from './refund/decide-refund.ts';
import { refundOfficeRoutes } from './refund/refund.office.routes.ts';
import { wakeRefunds } from './refund/refund.repo.ts';
import { workOnRefunds } from './refund/work-on-refunds.ts';
import { workOnAbandoned } from './message/take-message.ts';
import { approveWithdrawalOf, rejectWithdrawalOf } from './withdrawal/decide-withdrawal.ts';
import { setBoundsOf } from './withdrawal/set-bounds.ts';
import { wakeWithdrawals } from './withdrawal/withdrawal.repo.ts';
import { withdrawalOfficeRoutes } from './withdrawal/withdrawal.office.routes.ts';
import { withdrawalRoutes } from './withdrawal/withdrawal.routes.ts';
import { workOnWithdrawals } from './withdrawal/work-on-withdrawals.ts';

/** What nobody could trust is kept for a week. */
const untrustedKeptMs = 7 * 24 * 60 * 60_000;

/** Money in and out: what members pay to payment services and are paid by them, and what those say of it. */
export const cashierModule = defineModule<
  CashierDeps,
  {
    captchas: typeof captchaModule;
    ledger: typeof ledgerModule;
    members: typeof memberModule;
    operators: typeof operatorModule;
    risk: typeof riskModule;
    sites: typeof siteModule;
  }
>({
  name: 'cashier',
  needs: {
    captchas: captchaModule,
    ledger: ledgerModule,
    members: memberModule,
    operators: operatorModule,
    risk: riskModule,
    sites: siteModule,
  },
  async create(
    { sql, prepared, pool, sealing, settings, clock, log, translate, closing },
    { captchas, ledger, members, operators, risk, sites },
  ) {
    const seal = async () => {
      await serviceSecret.sealRows({ sql, sealing });
      await nextServiceSecret.sealRows({ sql, sealing });
    };
    await seal();
    // a key that is wrong ends the start, and not the first deposit
    await listServices({ sql, sealing });
    await applyPaymentSecrets({ sql, sealing }, settings.paymentSecrets);
    const adapters = Object.fromEntries(
      Object.entries(adapterMakers).map(([name, make]) => [name, make({ nowMs: () => clock().getTime() })]),
    );
    closing.defer(async () => {
      for (const adapter of Object.values(adapters)) await adapter.close();
    });
    const { passwords, personal } = members;
    const deps: CashierDeps = {
      ...{ sql, prepared, pool, sealing, clock, ledger, adapters, log },
      ...{ passwords, personal, screening: risk },
      noteHealth: createHealthNotes({ sql, clock, log }),
      lastServices: new Map(),
      creditTogether: createCreditTogether({ pool, ledger, clock, log }),
    };
    const office = {
      ...deps,
      operatorsOf: (operatorIds: readonly number[]) => operators.accountsOf(operatorIds),
    };
    return {
      face: deps,
      routes: [
        ...paymentRoutes({ ...deps, translate }),
        ...fastPaymentRoutes({
          ...{ ...deps, captchas, translate, boundsAddresses: settings.rateLimits },
          isOffered: (siteId) => sites.settingsOf(siteId).fast_payment ?? usualSiteSettings.fast_payment,
        }),
        ...withdrawalRoutes(deps),
      ],
      officeRoutes: [
        ...cashierOfficeRoutes(office),
        ...paymentServiceOfficeRoutes(deps),
        ...withdrawalOfficeRoutes(office),
        ...claimOfficeRoutes(deps),
        ...refundOfficeRoutes(office),
      ],
      approvables: [
        ...[creditDepositOf(deps), sendBackDepositOf(deps), changeServiceKeyOf(deps)],
        setRoutesOf(deps),
        ...[wonBackOf(deps), forgiveOf(deps), refundOf(deps)],
        ...[approveWithdrawalOf(deps), rejectWithdrawalOf(deps), setBoundsOf(deps)],
      ],
      mount: ({ http }) => mountMessages(http, deps, settings.rateLimits),
      jobs: jobsOf(deps, seal),
    };
  },
});

function jobsOf(deps: CashierDeps, seal: () => Promise<void>): Job[] {
  const { sql, clock } = deps;
  return [
    {
      name: 'ask-deposits',
      everySeconds: 1,
      takeOver: () => wakeUnclear(sql, clock()),
      run: () => askDeposits(deps),
    },
    {
      name: 'work-on-withdrawals',
      everySeconds: 1,
      takeOver: () => wakeWithdrawals(sql, clock()),
      run: () => workOnWithdrawals(deps),
    },
    {
      name: 'work-on-refunds',
      everySeconds: 1,
      takeOver: () => wakeRefunds(sql, clock()),
      run: () => workOnRefunds(deps),
    },
    { name: 'book-kept-reversals', everySeconds: 10, run: () => bookKept(deps) },
    { name: 'judge-payment-services', everySeconds: 5, run: () => judgeServices(deps) },
    { name: 'work-on-abandoned-messages', everySeconds: 10, run: () => workOnAbandoned(deps) },
    { name: 'seal-payment-secrets', everySeconds: 60, run: seal },
    { name: 'replace-ended-payment-keys', everySeconds: 30, run: () => replaceEndedServiceKeys(sql) },
    {
      name: 'sweep-fast-tries',
      everySeconds: 600,
      run: () => deleteTriesBefore(sql, triesCountSince(clock())),
    },
    {
      name: 'sweep-untrusted-messages',
      everySeconds: 600,
      run: () => dropUntrustedBefore(sql, new Date(clock().getTime() - untrustedKeptMs)),
    },
  ];
}
