import { cleanCacheRequest } from '@halls/contract/operator';
import { defineSignedCall, operatorSystemModule } from '#modules/operator-system';
import { defineModule } from '#platform/module.ts';
import { cleanCaches } from './clean-caches.ts';

export const cleanCacheModule = defineModule({
  name: 'clean-cache',
  needs: { operators: operatorSystemModule },
  create({ sql }, { operators }) {
    const cleanCache = defineSignedCall({
      path: '/clean-cache',
      request: cleanCacheRequest,
      handle: ({ site_id: siteId, member_account: account }, system) =>
        cleanCaches(sql, system, { siteId, account }),
    });
    return { mount: ({ http }) => operators.serve(http, [cleanCache]) };
  },
});
