import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@halls/testkit';

const root = resolve(import.meta.dirname, '../../../..');
const wholeCommands = 120_000;

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

/** As somebody types it beside the server. */
async function run(args: readonly string[], typed = ''): Promise<string> {
  const command = spawn(process.execPath, ['start.mjs', 'break-glass', ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: test.url },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  command.stdin.end(typed);
  const [said] = await Promise.all([text(command.stdout), once(command, 'close')]);
  return said;
}

it(
  'an emergency account is sealed, and opened by both halves that were said',
  async () => {
    const sealed = await run(['seal', 'glass', '--reason', 'before we open']);
    const halves = sealed.match(/^[\da-f]{4}(-[\da-f]{4}){7}$/gm) ?? [];
    expect(halves).toHaveLength(2);
    const opened = await run(['open', 'glass', '--reason', 'nobody gets in'], `${halves.join('\n')}\n`);
    expect(opened).toMatch(/^\/emergency#[\w-]{43}$/m);
    const { rows } = await test.pool.query<{ action: string; reason: string }>(
      `select action, reason from app.audit_event where actor_ref = 'command-line' order by audit_event_id`,
    );
    expect(rows).toEqual([
      { action: 'operator.emergency_sealed', reason: 'before we open' },
      { action: 'operator.emergency_opened', reason: 'nobody gets in' },
    ]);
  },
  wholeCommands,
);
