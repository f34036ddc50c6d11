import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { startPostgres, type RunningPostgres } from '@halls/postgres';
import { claimForSandbox, markSandbox } from '@halls/service/sandbox-mark';
import { buildStale, draftStale } from './build-stale.ts';
import { LaunchError } from './launch-error.ts';
import type { LauncherSettings } from './launcher-settings.ts';
import { readSandboxSecrets } from './sandbox-secrets.ts';
import { SupervisedProcess } from './supervised-process.ts';

/** For the server, and for the others together; with the database's own, within ten seconds. */
const patienceMs = { server: 7_000, others: 2_000 };

const root = resolve(import.meta.dirname, '../../..');

/** Starts the parts in their order, keeps them running, and ends them together. */
export class Launcher {
  isStopping = false;
  /** Called with one line when the product can't go on. */
  onFatal: (line: string) => void = () => {};
  #postgres: RunningPostgres | null = null;
  #processes: SupervisedProcess[] = [];

  async start(settings: LauncherSettings): Promise<void> {
    const isProduction = settings.mode === 'production';
    // nothing but the last line waits for the drafts of the pictures
    await Promise.all([
      this.#startProcesses(settings),
      isProduction ? undefined : draftStale('packages/pictures', print),
    ]);
    if (this.isStopping) return;
    print(this.#processes[0]?.readyLine ?? '');
    // drafts are there until then, which the server asks nobody to keep
    buildStale(['packages/pictures', 'apps/backoffice'], print, { isPatient: true }).catch((error: Error) =>
      this.onFatal(error.message),
    );
  }

  /** Drains and ends everything; done within ten seconds. */
  async stop(): Promise<void> {
    this.isStopping = true;
    // the server first: what it has begun may need the studio to end well, and bets that the studio can't place any
    // more are asked about again at the next start
    const [server, ...others] = this.#processes;
    await server?.stop(patienceMs.server);
    await Promise.all(others.map((process) => process.stop(patienceMs.others)));
    await this.#postgres?.stop();
  }

  /** The server is the first of them. */
  async #startProcesses(settings: LauncherSettings): Promise<void> {
    const isProduction = settings.mode === 'production';
    const environment = isProduction
      ? await this.#prepareProduction(settings)
      : await this.#prepareSandbox(settings);
    if (this.isStopping) return;
    this.#supervise('server', 'apps/server/src/main.ts', environment);
    if (!isProduction) this.#supervise('studio', 'apps/studio/server/main.ts', environment);
    await Promise.all(this.#processes.map((process) => process.start()));
    if (isProduction || this.isStopping) return;
    // nobody waits for it: whom it keeps waiting asks again
    void this.#supervise('gateway', 'apps/gateway/server/main.ts', environment).start();
  }

  async #prepareProduction({ environment }: LauncherSettings): Promise<LauncherSettings['environment']> {
    await buildStale(['apps/web', 'apps/backoffice', 'packages/pictures'], print);
    return environment;
  }

  /** The database is made while the pages are built. */
  async #prepareSandbox(settings: LauncherSettings): Promise<LauncherSettings['environment']> {
    const [environment] = await Promise.all([
      this.#prepareDatabase(settings),
      buildStale(['apps/web', 'apps/studio'], print),
    ]);
    return environment;
  }

  async #prepareDatabase(settings: LauncherSettings): Promise<LauncherSettings['environment']> {
    const { dataDir, databaseUrl, host, port, studioPort, backofficePort, gatewayPort, environment } =
      settings;
    this.#postgres = databaseUrl ? null : await startPostgres({ dataDir });
    void this.#postgres?.exited.then(() => this.#loseDatabase(dataDir));
    await requireFreePort(host, port, 'PORT');
    await requireFreePort(host, studioPort, 'STUDIO_PORT');
    await requireFreePort(host, backofficePort, 'BACKOFFICE_PORT');
    await requireFreePort(host, gatewayPort, 'GATEWAY_PORT');
    mkdirSync(dataDir, { recursive: true });
    const secrets = readSandboxSecrets(join(dataDir, 'secrets.json'));
    if (databaseUrl) await claimForSandbox(databaseUrl);
    else if (this.#postgres) await markSandbox(this.#postgres.url);
    return {
      SERVER_SECRET: secrets.serverSecret,
      SEED_KEYS: secrets.seedKeys,
      DATA_KEYS: secrets.dataKeys,
      PROVIDER_SECRETS: JSON.stringify(secrets.providerSecrets),
      PAYMENT_SECRETS: JSON.stringify(secrets.paymentSecrets),
      UPLOADS_DIR: join(dataDir, 'uploads'),
      ...environment,
      NODE_ENV: 'sandbox',
      DATABASE_URL: databaseUrl ?? this.#postgres?.url,
      HOST: host,
      PORT: String(port),
      STUDIO_PORT: String(studioPort),
      BACKOFFICE_PORT: String(backofficePort),
      GATEWAY_PORT: String(gatewayPort),
    };
  }

  #supervise(
    name: string,
    entry: string,
    environment: Readonly<Record<string, string | undefined>>,
  ): SupervisedProcess {
    const supervised = new SupervisedProcess({ name, entry: join(root, entry), environment });
    supervised.onFailedStart = (line) => this.onFatal(line);
    this.#processes.push(supervised);
    return supervised;
  }

  #loseDatabase(dataDir: string): void {
    if (this.isStopping) return;
    // what server and studio have to say about it would only bury the cause
    for (const process of this.#processes) process.kill();
    this.onFatal(`The database ended unexpectedly; see ${join(dataDir, 'postgres.log')}`);
  }
}

function requireFreePort(host: string, port: number, setting: string): Promise<void> {
  return new Promise((settle, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is already taken' : `can't be used (${error.code})`;
      reject(new LaunchError(`Port ${port} on ${host} ${reason}; set ${setting} to another one`));
    });
    probe.listen(port, host, () => probe.close(() => settle()));
  });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
