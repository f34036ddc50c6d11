import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort, startPostgres, type RunningPostgres } from '@halls/postgres';
import { startStudio, testProviderSecrets } from '@halls/testkit';

const root = resolve(import.meta.dirname, '../../../..');
const lobby = ['--lobby', 'http://127.0.0.1:3000/close'];

let dataDir: string;
let postgres: RunningPostgres;
let walletPort: number;
let studio: Awaited<ReturnType<typeof startStudio>>;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'halls-conformance-'));
  postgres = await startPostgres({ dataDir });
  walletPort = await findFreePort();
  studio = await startStudio({
    databaseUrl: postgres.url,
    serverPort: walletPort,
    env: { SITE_ORIGINS: 'http://127.0.0.1:3000' },
  });
});
afterAll(async () => {
  await studio?.stop();
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('finds nothing against the studio where it holds the money', async () => {
  const { code, output } = await check([studio.url, '--gp', 'GPR8', '--patience', '30', ...lobby]);
  expect(output).not.toContain('FAIL');
  expect(output).toMatch(/\d\d passed, 0 failed/);
  expect(code).toBe(0);
});

it('finds nothing against the studio where it asks the wallet', async () => {
  const game = ['--gp', 'GPFC', '--game', 'fc-deep-blue'];
  const wallet = [
    '--listen',
    `127.0.0.1:${walletPort}`,
    '--play',
    `"${process.execPath}" apps/studio/tools/play-once.ts`,
  ];
  const { code, output } = await check([
    `${studio.url}/play/GPFC`,
    ...game,
    ...wallet,
    ...lobby,
    '--decision',
    '60',
    '--free-stake',
    '1000',
  ]);
  expect(output).not.toContain('FAIL');
  expect(output).toMatch(/pass {2}rollback before bet/);
  expect(output.match(/pass {2}free rounds:/g)).toHaveLength(5);
  expect(code).toBe(0);
});

/** As `npm run provider:conformance` runs it. */
async function check(args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['apps/server/src/commands/provider-conformance.ts', ...args], {
    cwd: root,
    env: { ...process.env, PROVIDER_SECRETS: JSON.stringify(testProviderSecrets) },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((settle) => child.on('close', settle));
  return { code, output };
}
