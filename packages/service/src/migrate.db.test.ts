import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@halls/testkit';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let dir: string;
beforeAll(async () => {
  database = await createTestDatabase();
  dir = mkdtempSync(join(tmpdir(), 'halls-migrate-'));
  mkdirSync(join(dir, 'migrations'));
  mkdirSync(join(dir, 'functions'));
  writeFileSync(join(dir, 'migrations/0001_answer.sql'), 'create table answer (value int not null)');
});
afterAll(async () => {
  rmSync(dir, { recursive: true, force: true });
  await database.drop();
});

const up = () =>
  migrate(database.url, [
    { name: 'sample', dir: join(dir, 'migrations'), functions: join(dir, 'functions') },
  ]);
const write = (name: string, body: string) =>
  writeFileSync(
    join(dir, 'functions', name),
    `create or replace function ${name.replace('.sql', '')}() returns int language sql as $$ ${body} $$`,
  );

it('applies migrations once, and functions whenever their file changes', async () => {
  write('first_answer.sql', 'select 1');
  write('last_answer.sql', 'select count(*)::int from answer');
  expect(await up()).toEqual([
    'sample/0001_answer',
    'sample/functions/first_answer.sql',
    'sample/functions/last_answer.sql',
  ]);
  expect(await up()).toEqual([]);

  write('first_answer.sql', 'select 2');
  expect(await up()).toEqual(['sample/functions/first_answer.sql']);
  expect((await database.pool.query('select first_answer()')).rows).toEqual([{ first_answer: 2 }]);
});

it('keeps the function that was there when a new body is wrong, and names the file', async () => {
  write('first_answer.sql', 'select nothing');
  await expect(up()).rejects.toThrow('sample/functions/first_answer.sql');
  expect((await database.pool.query('select first_answer()')).rows).toEqual([{ first_answer: 2 }]);
  write('first_answer.sql', 'select 3');
  expect(await up()).toEqual(['sample/functions/first_answer.sql']);
});
