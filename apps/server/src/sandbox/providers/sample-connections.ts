import { houseProviders } from '@halls/house-games';
import type { Settings } from '#platform/settings.ts';
import type { ProviderConnection } from '#modules/provider-connection';

/** In the provider protocol's page, for outside tools. */
export const outsideToolKey = {
  operatorId: 'GPTS',
  keyId: 'sandbox',
  secret: 'sandbox-provider-secret',
} as const;

const inMaintenanceSince = new Date('2026-01-01T00:00:00Z');

/** The house studio's providers, as the settings reach them, and GPTS for outside tools. */
export function sampleConnections(
  settings: Pick<Settings, 'host' | 'studioPort' | 'providerSecrets'>,
): ProviderConnection[] {
  const studio = `http://${settings.host}:${settings.studioPort}`;
  const shared = { adapter: 'house-protocol', baseUrl: studio, maintenanceEnd: null, isActive: true };
  const house = houseProviders.flatMap(({ gpId, walletKind, isInMaintenance }): ProviderConnection[] => {
    const keys = settings.providerSecrets[gpId];
    if (!keys) return [];
    return [
      {
        ...shared,
        gpId,
        walletKind,
        launchUrl: `${studio}/play/${gpId}`,
        operatorId: gpId,
        keyId: keys.key_id,
        secret: keys.secret,
        maintenanceStart: isInMaintenance ? inMaintenanceSince : null,
        hasCatalogue: true,
      },
    ];
  });
  return [
    ...house,
    {
      ...shared,
      gpId: 'GPTS',
      walletKind: 'seamless',
      launchUrl: `${studio}/play/GPTS`,
      ...outsideToolKey,
      maintenanceStart: null,
      hasCatalogue: false,
    },
  ];
}
