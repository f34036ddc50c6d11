/** How a provider is reached. The secret never leaves the server. */
export interface ProviderConnection {
  readonly gpId: string;
  readonly walletKind: 'transfer' | 'seamless';
  /** The folder of `adapters/` that speaks its API. */
  readonly adapter: string;
  readonly baseUrl: string;
  readonly launchUrl: string;
  readonly operatorId: string;
  readonly keyId: string;
  readonly secret: string;
  readonly maintenanceStart: Date | null;
  readonly maintenanceEnd: Date | null;
  readonly isActive: boolean;
  /** False for a provider whose games are not listed: any game code may be launched. */
  readonly hasCatalogue: boolean;
}

/** The key that takes the place of a connection's at a time. Until then requests under both are taken. */
export interface NextKey {
  readonly keyId: string;
  readonly secret: string;
  readonly from: Date;
  /** Who made it has seen its secret. */
  readonly isShown: boolean;
}

export interface Maintenance {
  readonly startAt: Date;
  /** Null when nobody has said when it ends. */
  readonly endAt: Date | null;
}

/** The maintenance that `now` lies in. The end is not part of it. */
export function maintenanceAt(connection: ProviderConnection, now: Date): Maintenance | null {
  const { maintenanceStart: startAt, maintenanceEnd: endAt } = connection;
  if (!startAt || startAt > now) return null;
  if (endAt && endAt <= now) return null;
  return { startAt, endAt };
}

/** Where the providers' games are served, for a page that shows them in a frame. */
export function gameOrigins(connections: readonly ProviderConnection[]): string[] {
  const active = connections.filter(({ isActive }) => isActive);
  return [...new Set(active.map(({ launchUrl }) => new URL(launchUrl).origin))].toSorted();
}
