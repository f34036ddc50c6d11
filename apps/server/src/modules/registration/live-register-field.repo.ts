import type { Currency } from '@halls/contract';
import type { ContentBody } from '@halls/contract/publication';
import { defineContentStore } from '#platform/content-store.ts';
import type { SqlTransaction } from '#platform/database.ts';
import { settingNames } from './register-settings.ts';

type Body = ContentBody<'register-field'>;

/** More than all fields in all currencies. */
const maxFields = 1_000;
const columns = [
  'currency',
  'name',
  'is_display',
  'is_required',
  'is_unique',
  'is_member_center',
  'is_verification',
  'is_member_center_verification',
] as const;

const keyOf = ({ currency, name }: Pick<Body, 'currency' | 'name'>) => `${currency} ${name}`;

/** What a site asks of whoever registers, otherwise than by default: a row for each field and currency. */
export const registerFieldStore = defineContentStore({
  kind: 'register-field',
  titleOf: (body) => ({ en_US: keyOf(body) }),
  async list(sql, siteId) {
    const rows = await sql
      .selectFrom('app.register_setting')
      .select(columns)
      .where('site_id', '=', siteId)
      .orderBy('currency')
      .orderBy('name')
      .limit(maxFields)
      .execute();
    // rows of names that there are no more are not the form's
    return rows.filter(hasKnownName).map((body) => ({ key: keyOf(body), body }));
  },
  async put(transaction, siteId, key, body) {
    if (key !== null) await remove(transaction, siteId, key);
    await transaction
      .insertInto('app.register_setting')
      .values({ site_id: siteId, ...body })
      .execute();
    return keyOf(body);
  },
  remove,
});

async function remove(transaction: SqlTransaction, siteId: number, key: string): Promise<void> {
  const [currency = '', name = ''] = key.split(' ');
  await transaction
    .deleteFrom('app.register_setting')
    .where('site_id', '=', siteId)
    .where('currency', '=', currency as Currency)
    .where('name', '=', name)
    .execute();
}

const names: ReadonlySet<string> = new Set(settingNames);

function hasKnownName<Row extends { readonly name: string }>(row: Row): row is Row & Pick<Body, 'name'> {
  return names.has(row.name);
}
