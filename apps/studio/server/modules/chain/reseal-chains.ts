import type { Sealing } from '@halls/service';
import type { Sql } from '#platform/database.ts';
import { secretContext } from './chain-links.ts';
import { listSecrets, replaceSecret } from './chain.repo.ts';

const atOnce = 100;

/** Seals anew what a former key has sealed, so that the former key can be given up. */
export async function resealChains(sql: Sql, sealing: Sealing): Promise<void> {
  for (let after = 0; ;) {
    const secrets = await listSecrets(sql, { after, limit: atOnce });
    for (const { chainId, firstLink, sealedLink } of secrets) {
      after = chainId;
      if (sealing.isCurrent(sealedLink)) continue;
      const context = secretContext(firstLink);
      await replaceSecret(sql, chainId, sealing.seal(sealing.open(sealedLink, context), context));
    }
    if (secrets.length < atOnce) return;
  }
}
