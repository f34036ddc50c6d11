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
  /**
   * Shows a body in the place of `key`, or beside the others where that is null; answers its key. Throws a
   * ContentHindrance, or what the table's constraints do, where it cannot be shown. What the database numbers is given
   * the number `as`, where that is said.
   */
  put(
    transaction: SqlTransaction,
    siteId: number,
    key: string | null,
    body: ContentBody<Kind>,
    now: Date,
    as?: number,
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
    as?: number,
  ): Promise<string>;
  remove(transaction: SqlTransaction, siteId: number, key: string): Promise<void>;
};

/** Declares how a kind is kept; the identity function is there for its types. */
export function defineContentStore<Kind extends ContentKind>(store: ContentStore<Kind>): AnyContentStore {
  return store;
}

/** Why something cannot be shown: another stands in its place, or what it names is not there. */
export class ContentHindrance extends Error {
  override readonly name = 'ContentHindrance';
  readonly reason: 'taken' | 'lacks';

  constructor(reason: 'taken' | 'lacks') {
    super(`content cannot be shown: ${reason}`);
    this.reason = reason;
  }
}

/** What stood in the way of a change, by the constraint that refused it; null for any other failure. */
export function hindranceOf(error: unknown): ContentHindrance['reason'] | null {
  if (error instanceof ContentHindrance) return error.reason;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === uniqueViolation) return 'taken';
  return code === foreignKeyViolation ? 'lacks' : null;
}
const uniqueViolation = '23505';
const foreignKeyViolation = '23503';
