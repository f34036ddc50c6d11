import { createHash } from 'node:crypto';
import { askStatement } from '#modules/cashier';
import type { SqlTransaction } from '#platform/database.ts';
import type { BankBookDeps, BookKey } from './bank-book.deps.ts';
import { compareBook } from './compare-book.ts';
import { keepStatement, type KeptStatement } from './keep-statement.ts';
import type { ToldStatement } from './statement.rules.ts';

export type Fetched<Noted> =
  | { readonly ok: true; readonly kept: KeptStatement; readonly noted: Noted }
  | { readonly ok: false; readonly reason: 'not_told' | 'other_source'; readonly why: string };

/** Asks a service for a day and keeps what it says, as a file is kept; `note` is written in the same commit. */
export async function fetchStatement<Noted>(
  deps: BankBookDeps,
  key: BookKey,
  day: string,
  by: {
    readonly operatorId: number | null;
    readonly note: (transaction: SqlTransaction, kept: KeptStatement) => Promise<Noted>;
  },
): Promise<Fetched<Noted>> {
  const asked = await askStatement(deps.cashier, key, day);
  if (!asked.ok) return { ok: false, reason: 'not_told', why: asked.why };
  const { openingMinor, closingMinor, lines } = asked.statement;
  const told: ToldStatement = {
    ...{ day, openingMinor, closingMinor },
    lines: lines.map(({ lineId, kind, orderId, pspRef, amountMinor }) => ({
      ...{ lineId, bookedOn: day, valueOn: day, amountMinor, isFee: kind === 'fee', orderId, pspRef },
      ...{ reference: '', payer: '', text: '' },
    })),
  };
  const said = JSON.stringify(told, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  const from = {
    ...{ format: 'service' as const, called: day, sha256: createHash('sha256').update(said).digest('hex') },
    ...{ operatorId: by.operatorId, now: deps.clock() },
  };
  const fetched = await deps.sql.transaction().execute(async (transaction) => {
    const kept = await keepStatement(transaction, key, told, from);
    return kept && { kept, noted: await by.note(transaction, kept) };
  });
  if (!fetched) return { ok: false, reason: 'other_source', why: 'the day was brought as a file' };
  await compareBook(deps, key);
  return { ok: true, ...fetched };
}
