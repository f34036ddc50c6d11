import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

test('an error of the database is printed without the rows that it speaks of', () => {
  const lines: string[] = [];
  const log = createLogger('debug', { write: (line) => void lines.push(line) });
  const detail = 'Failing row contains (17, lan, 0912345678).';
  const err = Object.assign(new Error('violates check constraint "age"'), {
    ...{ code: '23514', table: 'member', constraint: 'age', detail },
    ...{ where: 'SQL function "enroll" with 0912345678', internalQuery: `select '0912345678'` },
  });
  log.child({ reqId: 'r1' }).error({ err }, 'request failed');
  const [line = ''] = lines;
  expect(line).toContain('violates check constraint');
  expect(JSON.parse(line)).toMatchObject({ reqId: 'r1', err: { code: '23514', table: 'member' } });
  expect(line).not.toContain('0912345678');
});
