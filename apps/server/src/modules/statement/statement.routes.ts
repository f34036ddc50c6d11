import { formatMinor, type RequestOf } from '@halls/contract';
import { statement } from '@halls/contract/statement';
import type { CatalogueFace } from '#modules/catalogue';
import type { Ledger, StatementQuery } from '#modules/ledger';
import { periodOf } from '#modules/site';
import { implement, type Implementation } from '#platform/call.ts';
import { succeed } from '#platform/result.ts';
import { presentEntry } from './statement.present.ts';
import { askedOfLedger, kindOfEntry } from './statement.rules.ts';

export interface StatementDeps {
  readonly ledger: Pick<Ledger, 'statementOf'>;
  readonly catalogue: CatalogueFace;
  readonly timezoneOf: (siteId: number) => string;
}

const pageSize = 50;

export function statementRoutes({ ledger, catalogue, timezoneOf }: StatementDeps): Implementation[] {
  return [
    implement(statement, async (input, { actor: member, language }) => {
      const { siteId, currency } = member;
      const timezone = timezoneOf(siteId);
      const [page, providers, gameOf] = await Promise.all([
        ledger.statementOf(member, queryOf(input, timezone)),
        catalogue.providerNames(siteId, language),
        catalogue.gameNames(siteId, language),
      ]);
      const shown =
        input.kind === 'other'
          ? page.entries.filter((entry) => kindOfEntry(entry.kind, entry.amountMinor) === 'other')
          : page.entries;
      return succeed({
        list: shown.map((entry) => presentEntry(entry, currency, { providers, gameOf })),
        next_cursor: page.nextBelow,
        currency,
        opening_balance: formatMinor(page.openingMinor, currency),
        closing_balance: formatMinor(page.closingMinor, currency),
        timezone,
      });
    }),
  ];
}

function queryOf(input: RequestOf<typeof statement>, timezone: string): StatementQuery {
  return {
    ...periodOf(input, timezone),
    ...(input.kind && askedOfLedger(input.kind)),
    gpId: input.gp_id,
    below: input.cursor,
    limit: input.count ?? pageSize,
  };
}
