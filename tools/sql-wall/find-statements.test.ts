import { describe, expect, it } from 'vitest';
import { findChains } from './find-chains.ts';
import { findStatements } from './find-statements.ts';

const schemas = new Set(['app', 'seamless']);
const tablesOf = (source: string) =>
  findStatements(source, schemas).map(({ kind, table, line }) => `${line} ${kind} ${table}`);

describe('findStatements', () => {
  it.each([
    ["sql.selectFrom('app.member as member')", ['1 read app.member']],
    ["sql\n  .insertInto('app.captcha')", ['2 write app.captcha']],
    ["q.innerJoin('app.hall as hall', (join) => join)", ['1 read app.hall']],
    ["sql.updateTable('app.a').from('app.b as b')", ['1 write app.a', '1 read app.b']],
    ['raw`delete from app.captcha using x`', ['1 write app.captcha']],
    [
      'raw`insert into app.a (x) select y from app.b join app.c using (z)`',
      ['1 write app.a', '1 read app.b', '1 read app.c'],
    ],
    ['raw`select status from seamless.execute_many($1)`', []],
    ["// sql.selectFrom('app.member')", []],
    ["/* update app.member\n*/ sql.deleteFrom('app.x')", ['2 write app.x']],
    ["sql.selectFrom('pg_catalog.pg_class')", []],
  ])('finds in %s what it touches', (source, tables) => {
    expect(tablesOf(source)).toEqual(tables);
  });
});

describe('findChains', () => {
  it('tells the calls of a query from those of its arguments', () => {
    const source = `const rows = await sql
      .selectFrom('app.a')
      .select(raw\`count(\${f(')')})\`.as('n'))
      .where(({ selectFrom }) => selectFrom('app.b').select('x').limit(1))
      .orderBy('x')
      .execute();
    await other.limit(3);`;
    expect(findChains(source)).toEqual([
      { line: 2, calls: ['selectFrom', 'select', 'where', 'orderBy', 'execute'], isByKeys: false },
      { line: 4, calls: ['selectFrom', 'select', 'limit'], isByKeys: false },
    ]);
  });

  it('knows a query by keys, which ends with them', () => {
    expect(findChains(`sql.selectFrom('app.a').where('id', 'in', ids).execute()`)[0]?.isByKeys).toBe(true);
  });
});
