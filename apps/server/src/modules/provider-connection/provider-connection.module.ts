import { defineModule } from '#platform/module.ts';
import { applyProviderSecrets } from './apply-provider-secrets.ts';
import { changeProviderKey, showKeyRoute } from './change-provider-key.ts';
import { createGameProviders, type GameProviders } from './game-providers.ts';
import { providerOfficeRoutes } from './provider-connection.office.routes.ts';
import {
  connectionSecret,
  listKeyedConnections,
  nextSecret,
  replaceEndedKeys,
} from './provider-connection.repo.ts';
import { createProviderDirectory, type ProviderDirectory } from './provider-directory.ts';

export interface ProviderConnections {
  readonly providers: ProviderDirectory;
  readonly gameProviders: GameProviders;
}

export const providerConnectionModule = defineModule<ProviderConnections>({
  name: 'provider-connection',
  async create({ sql, money, sealing, settings, clock, figures, closing, listener }) {
    const seal = async () => {
      await connectionSecret.sealRows({ sql, sealing });
      await nextSecret.sealRows({ sql, sealing });
    };
    await seal();
    // a key that is wrong ends the start, and not the first bet
    await listKeyedConnections({ sql, sealing });
    await applyProviderSecrets({ sql, sealing }, settings.providerSecrets);
    const providers = createProviderDirectory({ sql: money.sql, sealing });
    // a maintenance that was planned anew
    listener.listen('content_changed', providers.forget);
    const gameProviders = createGameProviders({ directory: providers, watch: figures.provider });
    closing.defer(() => gameProviders.close());
    return {
      face: { providers, gameProviders },
      officeRoutes: [...providerOfficeRoutes({ sql, sealing }), showKeyRoute({ sql, sealing, clock })],
      approvables: [changeProviderKey({ sealing, clock })],
      // what an operator writes by hand stands in clear no longer than this
      jobs: [
        { name: 'seal-provider-secrets', everySeconds: 60, run: seal },
        { name: 'replace-ended-provider-keys', everySeconds: 30, run: () => replaceEndedKeys(sql) },
      ],
    };
  },
});
