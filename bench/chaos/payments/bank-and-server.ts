import { findFreePort, startPostgres, type RunningPostgres } from '@halls/postgres';
import { startGateway, startServer } from '@halls/testkit';

export const paymentBlows = ['server', 'gateway', 'server and gateway'] as const;
export type PaymentBlow = (typeof paymentBlows)[number];

type Ports = Readonly<Record<'server' | 'office' | 'gateway', number>>;
type Running = Awaited<ReturnType<typeof startGateway>>;

/** Server and gateway on a database of their own. Each comes back where it was: the other knows it by its address. */
export class BankAndServer {
  readonly databaseUrl: string;
  readonly #postgres: RunningPostgres;
  readonly #ports: Ports;
  #server: Running | null = null;
  #gateway: Running | null = null;

  private constructor(postgres: RunningPostgres, ports: Ports) {
    this.databaseUrl = postgres.url;
    this.#postgres = postgres;
    this.#ports = ports;
  }

  static async start(dataDir: string): Promise<BankAndServer> {
    const postgres = await startPostgres({ dataDir });
    const [server, office, gateway] = [await findFreePort(), await findFreePort(), await findFreePort()];
    const both = new BankAndServer(postgres, { server, office, gateway });
    try {
      // the server makes the database what the gateway finds
      await both.#openServer();
      await both.#openGateway();
    } catch (error) {
      await both.stop();
      throw error;
    }
    return both;
  }

  urlOf(part: keyof Ports): string {
    return `http://127.0.0.1:${this.#ports[part]}`;
  }

  /** `kill -9`; answers how long it took until what was struck served again, in milliseconds. */
  async strike(blow: PaymentBlow): Promise<number> {
    const struckAt = performance.now();
    const isServer = blow !== 'gateway';
    const isGateway = blow !== 'server';
    await Promise.all([isServer && this.#server?.kill(), isGateway && this.#gateway?.kill()]);
    await Promise.all([isServer && this.#openServer(), isGateway && this.#openGateway()]);
    return performance.now() - struckAt;
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
    await this.#gateway?.stop();
    await this.#postgres.stop();
  }

  async #openServer(): Promise<void> {
    const { server: port, office, gateway } = this.#ports;
    const env = { BACKOFFICE_PORT: String(office), GATEWAY_PORT: String(gateway), LOG_LEVEL: 'silent' };
    this.#server = await startServer({ databaseUrl: this.databaseUrl, port, env });
  }

  async #openGateway(): Promise<void> {
    const env = { LOG_LEVEL: 'silent' };
    this.#gateway = await startGateway({ databaseUrl: this.databaseUrl, port: this.#ports.gateway, env });
  }
}
