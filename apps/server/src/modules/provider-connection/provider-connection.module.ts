import { defineModule } from '#platform/module.ts';
import { applyProviderSecrets } from './apply-provider-secrets.ts';
import { createGameProviders, type GameProviders } from './game-providers.ts';
import { createProviderDirectory, type ProviderDirectory } from './provider-directory.ts';

export interface ProviderConnections {
  readonly providers: ProviderDirectory;
  readonly gameProviders: GameProviders;
}

export const providerConnectionModule = defineModule<ProviderConnections>({
  name: 'provider-connection',
  async create({ sql, money, settings, closing }) {
    await applyProviderSecrets(sql, settings.providerSecrets);
    const providers = createProviderDirectory(money.sql);
    const gameProviders = createGameProviders({ directory: providers });
    closing.defer(() => gameProviders.close());
    return { face: { providers, gameProviders } };
  },
});
