import { changeProduct } from './product-data.ts';
import { newAccount } from './visitor.ts';

export interface OwnService {
  readonly pspId: string;
  /** What it takes orders of, at a site that is closed. */
  readonly method: string;
}

/** An account of the house's that nobody else's test speaks of, with a method. */
export async function addPaymentService(): Promise<OwnService> {
  const method = newAccount();
  const pspId = method.toUpperCase();
  await changeProduct(
    `with service as (
       insert into cashier.psp (psp_id, adapter, base_url, message_url, operator_id, key_id, secret, payee)
       values ($1, 'manual-transfer', '', '', 'halls', 'bank-1', '',
         '{"bank": "Sandbox Bank", "account": "0071000", "holder": "EIGHT HALLS"}') returning psp_id
     ), offered as (
       insert into cashier.method (site_id, currency, code, kind, min_minor, max_minor, name, icon, sort)
       values (4, 'VND', $2, 'manual', 50000, 1000000, '"A test"', 'lucide:landmark', 99) returning method_id
     )
     insert into cashier.route (method_id, psp_id, psp_method, weight)
     select method_id, psp_id, 'transfer', 100 from service cross join offered`,
    [pspId, method],
  );
  return { pspId, method };
}

/** As if it had given nobody a clear answer. */
export async function drainService({ pspId }: OwnService): Promise<void> {
  await changeProduct(
    `insert into cashier.psp_health (psp_id, drained_at, drained_why, drained_part, drained_of)
     values ($1, clock_timestamp(), 'failures', 12, 20)`,
    [pspId],
  );
}
