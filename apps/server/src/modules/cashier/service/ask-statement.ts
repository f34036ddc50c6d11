import type { Currency } from '@halls/contract';
import type { SqlOrTransaction } from '#platform/database.ts';
import type { CashierDeps } from '../cashier.deps.ts';
import { listServiceCurrencies } from '../method/method.repo.ts';
import type { ServiceStatement } from './payment-adapter.ts';
import { findService } from './payment-service.repo.ts';
import { adapterOf } from './speak-to-service.ts';

export type AskedStatement =
  | { readonly ok: true; readonly statement: ServiceStatement }
  | { readonly ok: false; readonly why: string };

/** What a service says happened in a currency on a day (UTC): whole and adding up, or why not. */
export async function askStatement(
  deps: CashierDeps,
  { pspId, currency }: { readonly pspId: string; readonly currency: Currency },
  day: string,
): Promise<AskedStatement> {
  const service = await findService(deps, pspId);
  const adapter = service && adapterOf(deps, service);
  if (!service || !adapter?.readStatement)
    return { ok: false, why: 'the service is not asked for statements' };
  try {
    const statement = await adapter.readStatement(service, currency, day);
    const fault = faultOf(statement, day);
    return fault === null ? { ok: true, statement } : { ok: false, why: fault };
  } catch (error) {
    return { ok: false, why: error instanceof Error ? error.message : String(error) };
  }
}

/** Services that tell their statements, by currency, but those that are switched off. */
export async function listToldBooks(
  deps: Pick<CashierDeps, 'adapters'>,
  sql: SqlOrTransaction,
): Promise<{ readonly pspId: string; readonly currency: Currency }[]> {
  const books = await listServiceCurrencies(sql);
  return books.filter(({ adapter, state }) => state !== 'off' && deps.adapters[adapter]?.readStatement);
}

function faultOf({ openingMinor, closingMinor, lines }: ServiceStatement, day: string): string | null {
  const names = new Set(lines.map(({ lineId }) => lineId));
  if (names.size < lines.length) return 'a line was told twice';
  const far = lines.find(({ at }) => at.toISOString().slice(0, 10) !== day);
  if (far) return `line ${far.lineId} is of another day`;
  const sum = lines.reduce((total, { amountMinor }) => total + amountMinor, openingMinor);
  return sum === closingMinor ? null : 'its lines do not lead from its opening to its closing';
}
