import { sql as raw, type RawBuilder } from 'kysely';
import type { PerLanguage } from '@halls/contract';
import { contentBodies, type ContentBody, type ContentKind } from '@halls/contract/publication';
import type { SqlTransaction } from '#platform/database.ts';
import { defineContentStore, type AnyContentStore } from './content-store.ts';

type Value = string | number | boolean | Date | null;
type Columns = Readonly<Record<string, Value>>;
type Row = Readonly<Record<string, unknown>>;

export interface ContentTable<Kind extends ContentKind> {
  readonly kind: Kind;
  readonly table: `app.${string}`;
  /** The column by which a row of a site is found: one that the database numbers, or a property of the body. */
  readonly key: string;
  /** The property that the row goes by in lists. */
  readonly title: string & keyof ContentBody<Kind>;
  /** Rows have `is_active` and stay, unseen, when they are taken off: others refer to them. */
  readonly hides?: true;
  /** Rows have `is_active`; what is not active is not on the site. */
  readonly hasActive?: true;
  readonly hasUpdatedAt?: true;
  /** Where columns are other than the properties of the body, or have another form. */
  readonly columns?: readonly string[];
  readonly read?: (row: Row) => ContentBody<Kind>;
  readonly write?: (body: ContentBody<Kind>) => Columns;
}

/** More of a kind no site has room for. */
const maxLive = 500;

/** The store of a kind whose bodies stand in rows of a table: a column for each property, texts by language as jsonb. */
export function contentTable<Kind extends ContentKind>(declared: ContentTable<Kind>): AnyContentStore {
  const { kind, key, title, hides, read = readBody, write = writeBody } = declared;
  const columns = declared.columns ?? Object.keys(contentBodies[kind].shape);
  const table = raw.table(declared.table);
  const keyColumn = raw.ref(key);
  const isShown = hides || declared.hasActive ? raw`is_active` : raw`true`;

  const valuesOf = (body: ContentBody<Kind>, now: Date): Columns => ({
    ...write(body),
    ...(declared.hasUpdatedAt && { updated_at: now }),
    ...(hides && { is_active: true }),
  });

  async function update(
    transaction: SqlTransaction,
    siteId: number,
    of: RawBuilder<unknown>,
    values: Columns,
  ): Promise<string | null> {
    const set = Object.entries(values).map(([name, value]) => raw`${raw.ref(name)} = ${value}`);
    const { rows } = await raw<{ key: string }>`
      update ${table} set ${raw.join(set)} where site_id = ${siteId} and ${of}
      returning ${keyColumn}::text as key`.execute(transaction);
    return rows[0]?.key ?? null;
  }

  return defineContentStore<Kind>({
    kind,
    titleOf: (body) => {
      const said = body[title] as PerLanguage | string | number;
      return typeof said === 'object' ? said : { en_US: String(said) };
    },
    async list(sql, siteId) {
      const { rows } = await raw<Row & { readonly live_key: string }>`
        select ${keyColumn}::text as live_key, ${raw.join(columns.map((name) => raw.ref(name)))}
          from ${table} where site_id = ${siteId} and ${isShown} order by ${keyColumn} limit ${maxLive}`.execute(
        sql,
      );
      return rows.map(({ live_key: liveKey, ...row }) => ({
        key: liveKey,
        body: read(row) as ContentBody<Kind>,
      }));
    },
    async put(transaction, siteId, liveKey, body, now, as) {
      const values = valuesOf(body, now);
      if (liveKey !== null) {
        const kept = await update(transaction, siteId, raw`${keyColumn}::text = ${liveKey}`, values);
        if (kept === null) throw new Error(`${kind} ${liveKey} of site ${siteId} is gone`);
        return kept;
      }
      const hidden = hides && raw`${keyColumn} = ${values[key] ?? null} and not is_active`;
      const shownAgain = hidden && (await update(transaction, siteId, hidden, values));
      if (shownAgain) return shownAgain;
      const given = as === undefined || key in values ? values : { ...values, [key]: as };
      const { rows } = await raw<{ key: string }>`
        insert into ${table} (site_id, ${raw.join(Object.keys(given).map((name) => raw.ref(name)))})
        ${given === values ? raw`` : raw`overriding system value`}
        values (${siteId}, ${raw.join(Object.values(given))})
        returning ${keyColumn}::text as key`.execute(transaction);
      return rows[0]?.key ?? '';
    },
    async remove(transaction, siteId, liveKey) {
      const of = raw`where site_id = ${siteId} and ${keyColumn}::text = ${liveKey}`;
      await (
        hides ? raw`update ${table} set is_active = false ${of}` : raw`delete from ${table} ${of}`
      ).execute(transaction);
    },
  });
}

/** The properties of a body as columns of the same names. */
function writeBody(body: object): Columns {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'object' && value !== null ? JSON.stringify(value) : (value as Value),
    ]),
  );
}

// the table holds what bodies of its kind hold
function readBody(row: Row): never {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.toISOString() : value]),
  ) as never;
}
