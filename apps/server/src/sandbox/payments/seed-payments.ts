import type { Sealing } from '@halls/service';
import {
  findService,
  insertAutoApproval,
  insertMethod,
  writeService,
  type NewMethod,
} from '#modules/cashier';
import type { Sql, SqlTransaction } from '#platform/database.ts';
import type { Settings } from '#platform/settings.ts';
import { sampleSites } from '../sites/seed-sites.ts';
import { ownAccount, sampleLimits, sampleMethods, samplePayout } from './sample-methods.ts';

const pspId = 'SANDBOX';
/** So many times the least withdrawal is paid without a person. */
const autoTimes = 20n;

/** An account of the house's at a bank, to which members transfer by themselves. */
const houseBank = {
  pspId: 'HOUSEBANK',
  adapter: 'manual-transfer',
  currency: 'VND',
  payee: { bank: 'Sandbox Bank', account: '0071000123456', holder: 'EIGHT HALLS' },
} as const;

/**
 * The gateway as the settings reach it, and what the sample sites offer by it in each of their currencies. Methods that are
 * there stay as they are, and so does the gateway's state.
 */
export async function seedPayments(
  { sql, sealing }: { readonly sql: Sql; readonly sealing: Sealing },
  { host, port, gatewayPort, paymentSecrets }: Settings,
): Promise<void> {
  const key = paymentSecrets[pspId];
  if (!key) return;
  await sql.transaction().execute(async (transaction) => {
    const store = { sql: transaction, sealing };
    const known = await findService(store, pspId);
    await writeService(store, {
      pspId,
      adapter: 'signed-http',
      baseUrl: `http://${host}:${gatewayPort}`,
      messageUrl: `http://${host}:${port}`,
      operatorId: pspId,
      keyId: key.key_id,
      secret: key.secret,
      state: known?.state ?? 'active',
    });
    const { currency: bankCurrency, ...bank } = houseBank;
    const bankState = (await findService(store, bank.pspId))?.state ?? 'active';
    // nobody is called, and nobody calls
    const nowhere = { baseUrl: '', messageUrl: '', operatorId: '', keyId: '', secret: '' };
    await writeService(store, { ...bank, ...nowhere, state: bankState });
    for (const { site_id: siteId, currencies } of sampleSites) {
      for (const currency of currencies) {
        const [minMinor, maxMinor] = sampleLimits[currency];
        const shared = { siteId, currency, pspId, minMinor, maxMinor };
        for (const [sort, method] of sampleMethods[currency].entries()) {
          // what came on a chain came from whoever held it
          const canRefund = method.kind !== 'crypto';
          await offer(transaction, { ...method, ...shared, direction: 'deposit', sort, canRefund });
        }
        await offer(transaction, { ...samplePayout, ...shared, direction: 'withdrawal', sort: 0 });
        await insertAutoApproval(transaction, {
          ...{ siteId, currency, amountMinor: minMinor * autoTimes, dailyMinor: minMinor * autoTimes * 100n },
        });
        const ofBank = {
          ...shared,
          pspId: bank.pspId,
          direction: 'deposit' as const,
          sort: sampleMethods[currency].length,
        };
        if (currency === bankCurrency) await offer(transaction, { ...ownAccount, ...ofBank });
      }
    }
  });
}

/** A service of the sandbox calls a method what the house does. */
function offer(sql: SqlTransaction, method: Omit<NewMethod, 'pspMethod'>): Promise<void> {
  return insertMethod(sql, { ...method, pspMethod: method.code });
}
