import {
  admitProved,
  findAccessRefusal,
  type AdmissionDeps,
  type Arrival,
  type LoggedIn,
} from '#modules/login';
import { lockMember } from '#modules/member';
import type { Sql } from '#platform/database.ts';
import { hashOfSecret } from '#platform/one-time-secret.ts';
import { spendLoginCode } from './login-code.repo.ts';

/**
 * A code is good once, whatever comes of it. The operator's word stands for the device; where the member may come in
 * from is the site's to say. Null: nobody comes in, and nobody is told why.
 */
export async function redeemLoginCode(
  { sql, admission }: { readonly sql: Sql; readonly admission: AdmissionDeps },
  code: string,
  arrival: Arrival & { readonly country: string | null },
): Promise<LoggedIn | null> {
  if (await findAccessRefusal(sql, arrival)) return null;
  return sql.transaction().execute(async (transaction) => {
    const { siteId } = arrival;
    const now = admission.clock();
    const memberId = await spendLoginCode(transaction, { codeHash: hashOfSecret(code), siteId, now });
    const member = memberId === null ? null : await lockMember(transaction, memberId);
    if (!member) return null;
    const admitted = await admitProved(admission, transaction, { member, arrival });
    return admitted.kind === 'in' ? admitted : null;
  });
}
