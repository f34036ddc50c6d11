import { afterAll } from 'vitest';
import { openTestDatabases } from '../test-database.ts';

// Hooks run last in, first out: this one, registered first, runs after the suite's own.
afterAll(async () => {
  for (const database of openTestDatabases()) await database.drop();
});
