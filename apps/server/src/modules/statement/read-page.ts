import { formatMinor, type Language } from '@halls/contract';
import type { StatementKind } from '@halls/contract/statement';
import type { CatalogueFace } from '#modules/catalogue';
import type { Ledger, StatementEntry, StatementQuery, WalletOwner } from '#modules/ledger';
import { periodOf } from '#modules/site';
import { presentEntry } from './statement.present.ts';
import { askedOfLedger, kindOfEntry } from './statement.rules.ts';

export interface StatementDeps {
  readonly ledger: Pick<Ledger, 'statementOf'>;
  readonly catalogue: CatalogueFace;
  readonly timezoneOf: (siteId: number) => string;
}

export interface AskedPage {
  /** Days in the site's zone, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly kind?: StatementKind | undefined;
  readonly gp_id?: string | undefined;
  readonly cursor?: number | undefined;
  readonly count?: number | undefined;
}

const pageSize = 50;

/** A page of a member's statement as the wire has it, in the words of `language`; `more` is what a line has besides. */
export async function readPage<More extends object>(
  { ledger, catalogue, timezoneOf }: StatementDeps,
  owner: WalletOwner,
  asked: AskedPage,
  language: Language,
  more: (entry: StatementEntry) => More,
) {
  const { siteId, currency } = owner;
  const timezone = timezoneOf(siteId);
  const [page, providers, gameOf] = await Promise.all([
    ledger.statementOf(owner, queryOf(asked, timezone)),
    catalogue.providerNames(siteId, language),
    catalogue.gameNames(siteId, language),
  ]);
  const shown =
    asked.kind === 'other'
      ? page.entries.filter((entry) => kindOfEntry(entry.kind, entry.amountMinor) === 'other')
      : page.entries;
  return {
    list: shown.map((entry) => ({
      ...presentEntry(entry, currency, { providers, gameOf }),
      ...more(entry),
    })),
    next_cursor: page.nextBelow,
    currency,
    opening_balance: formatMinor(page.openingMinor, currency),
    closing_balance: formatMinor(page.closingMinor, currency),
    timezone,
  };
}

function queryOf(asked: AskedPage, timezone: string): StatementQuery {
  return {
    ...periodOf(asked, timezone),
    ...(asked.kind && askedOfLedger(asked.kind)),
    gpId: asked.gp_id,
    below: asked.cursor,
    limit: asked.count ?? pageSize,
  };
}
