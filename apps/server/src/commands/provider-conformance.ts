import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { currencyCodes, type Currency } from '@halls/contract';
import {
  checkSeamlessProvider,
  checkTransferProvider,
  presentResult,
  presentSum,
  type CheckResult,
} from '#modules/provider-conformance';

const usage = [
  'npm run provider:conformance -- <address> --gp <code> [--operator <id>] [--key <id>] [--currency VND]',
  '    [--game <code>] [--lobby <address>] [--patience <seconds>]',
  'of a provider that asks the wallet, <address> is where its games open, and the wallet of the check stands at --listen:',
  '    --listen <host:port> [--play <command>] [--decision <seconds>] [--free-stake <minor units>] [--provider <address>]',
  'PROVIDER_SECRETS holds the key, as for the server: {"GPXX": {"key_id": "…", "secret": "…"}}',
  '--free-stake, one that the game has, looks at free rounds too; --provider is where /provider/v1 stands, if elsewhere',
  '--play is run for each round with LAUNCH_ADDRESS in its environment; without it a person is asked to play',
].join('\n');

type Asked = ReturnType<typeof readArguments>;

// `npm run provider:conformance`: sees whether a provider keeps to the protocol
try {
  const asked = readArguments(process.argv.slice(2));
  const say = (result: CheckResult) => process.stdout.write(`${presentResult(result)}\n`);
  const results = asked.listen ? await checkSeamless(asked, say) : await checkTransferProvider(asked, say);
  process.stdout.write(`\n${presentSum(results)}\n`);
  process.exitCode = results.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}\n`);
  process.exitCode = 2;
}

function checkSeamless(asked: Asked, say: (result: CheckResult) => void): Promise<CheckResult[]> {
  const [walletHost = '', port = ''] = (asked.listen ?? '').split(':');
  if (!walletHost || !/^\d{1,5}$/.test(port)) throw new Error('--listen is no host:port');
  const { command } = asked;
  const play = command ? (address: string) => runPlay(command, address) : askForPlay;
  return checkSeamlessProvider(
    { ...asked, launchUrl: asked.address, walletHost, walletPort: Number(port), quietMs: 3_000, play },
    say,
  );
}

function runPlay(command: string, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, LAUNCH_ADDRESS: address },
    });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(said.trim() || `code ${code}`))));
  });
}

async function askForPlay(address: string): Promise<void> {
  process.stdout.write(`open this and play one round, then press Enter: ${address}\n`);
  await new Promise<void>((resolve) => process.stdin.once('data', () => resolve()));
  process.stdin.pause();
}

function readArguments(args: string[]) {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...{ gp: text, operator: text, key: text, currency: text, game: text, lobby: text },
      ...{ patience: text, listen: text, play: text, decision: text },
      ...{ 'free-stake': text, provider: text },
    },
  });
  const [address] = positionals;
  if (!address || !URL.canParse(address)) throw new Error('the address of the provider is missing');
  const gpId = values.gp;
  if (!gpId) throw new Error('--gp is missing');
  const { keyId, secret } = readKey(gpId, values.key);
  return {
    ...{ address, gpId, keyId, secret },
    operatorId: values.operator ?? gpId,
    currency: readCurrency(values.currency ?? 'VND'),
    gameCode: values.game ?? '0',
    lobbyUrl: values.lobby ?? 'http://127.0.0.1:3000/close',
    patienceMs: readSeconds('patience', values.patience ?? '5'),
    decisionMs: readSeconds('decision', values.decision ?? '180'),
    freeRounds: readFreeRounds(values['free-stake'], values.provider ?? new URL(address).origin),
    listen: values.listen,
    command: values.play,
  };
}

function readFreeRounds(stake: string | undefined, address: string) {
  if (stake === undefined) return null;
  if (!/^[1-9]\d{0,14}$/.test(stake)) throw new Error(`--free-stake ${stake} is no amount in minor units`);
  return { address, stake };
}

function readKey(gpId: string, keyId: string | undefined): { keyId: string; secret: string } {
  const secrets = JSON.parse(process.env.PROVIDER_SECRETS ?? '{}') as Record<
    string,
    { key_id: string; secret: string } | undefined
  >;
  const key = secrets[gpId];
  if (!key?.secret) throw new Error(`PROVIDER_SECRETS holds no key of ${gpId}`);
  return { keyId: keyId ?? key.key_id, secret: key.secret };
}

function readCurrency(text: string): Currency {
  const currency = currencyCodes.find((known) => known === text);
  if (!currency) throw new Error(`--currency ${text} is none of ${currencyCodes.join(', ')}`);
  return currency;
}

function readSeconds(option: string, text: string): number {
  if (!/^\d{1,4}$/.test(text) || Number(text) === 0)
    throw new Error(`--${option} ${text} is no number of seconds`);
  return Number(text) * 1_000;
}
