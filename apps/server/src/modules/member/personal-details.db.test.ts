import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, dumpDatabase, type TestDatabase } from '@halls/testkit';
import { createSealing, type SealingKey } from '@halls/service';
import { migrate } from '#platform/migrate.ts';
import { createIdentityWorld, insertSites, type IdentityWorld } from '../../../test/identity-world.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { memberModule } from './member.module.ts';
import { createPersonalDetails } from './personal-details.ts';
import { personalContent } from './personal-details.repo.ts';

const told = {
  member_name: 'Zwetlana',
  member_birthday: '1987-06-05',
  member_email: 'zwetlana@mail.example',
  member_phone: '0893344556',
  member_line: 'zwetlana.line',
  member_others: 'by the old lake',
  member_qq: '778899001',
  member_skype: 'zwetlana.skype',
  member_wechat: 'zwetlana_wechat',
  member_fb: 'zwetlana.fb',
  member_zalo: '0893344557',
  member_telegram: '@zwetlana_tg',
  member_whats_app: '0893344558',
  identity_id: 'AB99887766',
};
const unique = { siteId: 1, field: 'member_email', value: told.member_email } as const;

let world: IdentityWorld;
beforeAll(async () => {
  world = await createIdentityWorld();
});
afterAll(() => world.close());

/** What of it a stolen copy of the database shows. */
async function shownOf(database: TestDatabase): Promise<string[]> {
  const dump = await dumpDatabase(database.pool);
  return Object.values(told).filter((value) => dump.includes(value));
}

test('nothing that members tell of themselves, or have to have alone, stands in the database', async () => {
  const memberId = await world.addMember('sealed01');
  const other = await world.addMember('sealed02');
  await world.tell(memberId, told);
  await world.sql.transaction().execute(async (transaction) => {
    expect(await world.uniqueValues.claim(transaction, { ...unique, memberId })).toBe(true);
    expect(await world.uniqueValues.claim(transaction, { ...unique, memberId })).toBe(true);
    expect(await world.uniqueValues.claim(transaction, { ...unique, memberId: other })).toBe(false);
  });
  expect(await world.uniqueValues.isTaken(world.sql, unique)).toBe(true);
  expect(await world.uniqueValues.isTaken(world.sql, { ...unique, siteId: 2 })).toBe(false);
  expect(await shownOf(world.database)).toEqual([]);
  expect(await world.personal.read(world.sql, memberId)).toEqual(told);
  // a change keeps the rest
  await world.tell(memberId, { member_name: '', member_phone: '0893344559' });
  const changed = { ...told, member_name: '', member_phone: '0893344559' };
  expect(await world.personal.read(world.sql, memberId)).toEqual(changed);
});

test('when phone and name became others is noted, and not when they were told first', async () => {
  const memberId = await world.addMember('noted01');
  const noted = async () => {
    const { rows } = await world.database.pool.query<{ phone: boolean; name: boolean }>(
      `select phone_changed_at is not null as phone, name_changed_at is not null as name
       from app.member_personal where member_id = $1`,
      [memberId],
    );
    return rows;
  };
  await world.tell(memberId, told);
  await world.tell(memberId, { ...told, member_email: 'other@mail.example' });
  expect(await noted()).toEqual([{ phone: false, name: false }]);
  await world.tell(memberId, { member_phone: '0893344550' });
  expect(await noted()).toEqual([{ phone: true, name: false }]);
  await world.tell(memberId, { member_name: '' });
  expect(await noted()).toEqual([{ phone: true, name: true }]);
});

test('what was told by one member does not open as another’s, nor under a strange key', async () => {
  const [one, two] = [await world.addMember('moved01'), await world.addMember('moved02')];
  await world.tell(one, told);
  await world.pool.query(
    'insert into app.member_personal select $2, content from app.member_personal where member_id = $1',
    [one, two],
  );
  await expect(world.personal.read(world.sql, two)).rejects.toThrow(
    `DATA_KEYS does not open member_personal:${two}`,
  );
  const strange = createPersonalDetails(
    createSealing([{ id: 'tests', key: Buffer.alloc(32, 77) }]),
    world.uniqueValues,
  );
  await expect(strange.read(world.sql, one)).rejects.toThrow('does not open');
});

test('a database from before is moved over, hashed at the start and sealed while it is served', async () => {
  const database = await createTestDatabase();
  try {
    const memberId = await stepBack(database);
    expect(await shownOf(database)).toHaveLength(Object.keys(told).length);
    expect(await migrate(database.url)).toEqual(['modules/0710_member_personal']);

    const [first, next] = keys;
    const app = await createTestApp(database, { modules: [memberModule], settings: { dataKeys: [first] } });
    const { personal, uniqueValues } = app.faceOf(memberModule);
    const { sql, sealing } = app.platform;
    expect(await uniqueValues.isTaken(sql, unique)).toBe(true);
    expect(await personal.read(sql, memberId)).toEqual(told);
    expect(await personal.findRecoveryDetails(sql, { memberId })).toMatchObject({
      ...{ account: 'before01', email: told.member_email, phone: told.member_phone },
    });
    await Promise.all([
      personalContent.sealRows({ sql, sealing }),
      personalContent.sealRows({ sql, sealing }),
    ]);
    expect(await shownOf(database)).toEqual([]);
    expect(await personal.read(sql, memberId)).toEqual(told);
    // and a key is changed: the next one seals, until nothing needs the first
    await personalContent.sealRows({ sql, sealing: createSealing([next, first]) });
    const after = createPersonalDetails(createSealing([next]), uniqueValues);
    expect(await after.read(sql, memberId)).toEqual(told);
    await app.close();
  } finally {
    await database.drop();
  }
});

const keys = ['a', 'b'].map((id, index): SealingKey => ({ id, key: Buffer.alloc(32, index + 1) })) as [
  SealingKey,
  SealingKey,
];

/** A database as it was before, with one member in it. */
async function stepBack(database: TestDatabase): Promise<number> {
  const { pool } = database;
  await insertSites(database);
  const file = `${import.meta.dirname}/../../../migrations/modules/0710_member_personal.sql`;
  const down = (await readFile(file, 'utf8')).split('-- Down Migration')[1] ?? '';
  await pool.query(down);
  await pool.query(`delete from migration.modules where name = '0710_member_personal'`);
  const columns = Object.keys(told);
  const { rows } = await pool.query<{ member_id: string }>(
    `insert into app.member (site_id, member_account, password_hash, currency, recommend_code, created_at, ${columns.join(', ')})
     values (1, 'before01', '', 'VND', 'BEFORE01', now(), ${columns.map((_, index) => `$${index + 1}`).join(', ')})
     returning member_id`,
    Object.values(told),
  );
  const memberId = Number(rows[0]?.member_id);
  await pool.query(`insert into app.member_unique_field values ($1, $2, $3, $4)`, [
    ...[unique.siteId, unique.field, unique.value, memberId],
  ]);
  return memberId;
}
