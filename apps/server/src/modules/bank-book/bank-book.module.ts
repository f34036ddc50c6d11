import { cashierModule } from '#modules/cashier';
import { ledgerModule } from '#modules/ledger';
import { operatorModule } from '#modules/operator';
import { defineModule } from '#platform/module.ts';
import { bankBookOfficeRoutes } from './bank-book.office.routes.ts';
import type { BankBookDeps } from './bank-book.deps.ts';
import { listBooks } from './book.repo.ts';
import { closeDayOf } from './close-day.ts';
import { compareBook } from './compare-book.ts';
import { fetchDue } from './fetch-due.ts';

/** What payment services' statements say beside our books, day by day, and what they say differently as cases. */
export const bankBookModule = defineModule<
  BankBookDeps,
  { cashier: typeof cashierModule; ledger: typeof ledgerModule; operators: typeof operatorModule }
>({
  name: 'bank-book',
  needs: { cashier: cashierModule, ledger: ledgerModule, operators: operatorModule },
  create({ sql, clock }, { cashier, ledger, operators }) {
    const deps: BankBookDeps = {
      ...{ sql, clock, cashier, ledger },
      operatorsOf: (operatorIds) => operators.accountsOf(operatorIds),
    };
    return {
      face: deps,
      officeRoutes: bankBookOfficeRoutes(deps),
      approvables: [closeDayOf(deps)],
      jobs: [
        { name: 'fetch-statements', everySeconds: 60, run: () => fetchDue(deps) },
        {
          name: 'compare-bank-books',
          everySeconds: 60,
          run: async () => {
            for (const book of await listBooks(sql)) await compareBook(deps, book);
          },
        },
      ],
    };
  },
});
