import type { ContentBody, ContentKind } from '@halls/contract/publication';
import type { SqlOrTransaction, SqlTransaction } from '#platform/database.ts';

/** What stands on a site now. */
export interface LiveContent<Kind extends ContentKind> {
  readonly key: string;
  readonly body: ContentBody<Kind>;
}

/** The tables of a kind, as the module that shows it keeps them. Its triggers tell open pages of every change. */
export interface ContentStore<Kind extends ContentKind = ContentKind> {
  readonly kind: Kind;
  /** What the body is called in lists, by language. */
  titleOf(body: ContentBody<Kind>): Readonly<Partial<Record<string, string>>>;
  /** All that a site shows of the kind, in a steady order. */
  list(sql: SqlOrTransaction, siteId: number): Promise<LiveContent<Kind>[]>;
  /** Shows a body in the place of `key`, or beside the others where that is null; answers its key. */
  put(
    transaction: SqlTransaction,
    siteId: number,
    key: string | null,
    body: ContentBody<Kind>,
    now: Date,
  ): Promise<string>;
  remove(transaction: SqlTransaction, siteId: number, key: string): Promise<void>;
}

/** A store among those of other kinds: which body it takes is told by its kind, and was parsed by the kind's schema. */
export type AnyContentStore = {
  readonly kind: ContentKind;
  titleOf(body: never): Readonly<Partial<Record<string, string>>>;
  list(sql: SqlOrTransaction, siteId: number): Promise<{ readonly key: string; readonly body: object }[]>;
  put(
    transaction: SqlTransaction,
    siteId: number,
    key: string | null,
    body: never,
    now: Date,
  ): Promise<string>;
  remove(transaction: SqlTransaction, siteId: number, key: string): Promise<void>;
};

/** Declares how a kind is kept; the identity function is there for its types. */
export function defineContentStore<Kind extends ContentKind>(store: ContentStore<Kind>): AnyContentStore {
  return store;
}

/** A period as bodies have it, of a row. */
export function periodOfRow(row: { readonly start_at: Date | null; readonly end_at: Date | null }) {
  return { start_at: row.start_at?.toISOString() ?? null, end_at: row.end_at?.toISOString() ?? null };
}

/** The columns of a body's period. */
export function periodColumns(body: { readonly start_at: string | null; readonly end_at: string | null }) {
  return {
    start_at: body.start_at === null ? null : new Date(body.start_at),
    end_at: body.end_at === null ? null : new Date(body.end_at),
  };
}
