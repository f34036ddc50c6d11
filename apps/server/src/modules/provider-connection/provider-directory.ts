import { listKeyedConnections, type ConnectionStore } from './provider-connection.repo.ts';
import type { ProviderConnection } from './provider-connection.ts';

export interface ProviderDirectory {
  find(gpId: string): Promise<ProviderConnection | undefined>;
  /** The provider that signs with this key. */
  findByKey(operatorId: string, keyId: string): Promise<ProviderConnection | undefined>;
  all(): Promise<readonly ProviderConnection[]>;
}

/** A changed key or maintenance holds everywhere within this time. */
const keptMs = 2_000;

/** All provider connections, kept in memory for two seconds or until told of a change: every signed request needs one. */
export function createProviderDirectory(
  store: ConnectionStore,
  nowMs: () => number = Date.now,
): ProviderDirectory & { forget(): void } {
  let loaded: Promise<Loaded> | null = null;
  let loadedAtMs = 0;

  function current(): Promise<Loaded> {
    if (loaded && nowMs() - loadedAtMs < keptMs) return loaded;
    loadedAtMs = nowMs();
    const loading = load(store);
    loading.catch(() => {
      // a failed look must not be remembered
      if (loaded === loading) loaded = null;
    });
    loaded = loading;
    return loading;
  }

  return {
    find: async (gpId) => (await current()).byId.get(gpId),
    findByKey: async (operatorId, keyId) => (await current()).byKey.get(`${operatorId}\n${keyId}`),
    all: async () => (await current()).all,
    forget: () => void (loaded = null),
  };
}

interface Loaded {
  readonly all: readonly ProviderConnection[];
  readonly byId: ReadonlyMap<string, ProviderConnection>;
  readonly byKey: ReadonlyMap<string, ProviderConnection>;
}

async function load(store: ConnectionStore): Promise<Loaded> {
  const keyed = await listKeyedConnections(store);
  const all = keyed.map(({ connection }) => connection);
  const allowed = keyed.flatMap(({ connection, next }) =>
    next ? [connection, { ...connection, keyId: next.keyId, secret: next.secret }] : [connection],
  );
  return {
    all,
    byId: new Map(all.map((connection) => [connection.gpId, connection])),
    byKey: new Map(
      allowed.map((connection) => [`${connection.operatorId}\n${connection.keyId}`, connection]),
    ),
  };
}
