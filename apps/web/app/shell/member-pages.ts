import type { MemberPage } from '#app/features/member-centre/member-page.ts';

/**
 * The pages of the member centre in the order of its menu. A new one is a line here, its name in `memberPageIds` of the
 * contract, and `page.<id>` in the `user` messages; the file that it loads exports `Part` and its `namespaces`.
 */
export const memberPages: readonly MemberPage[] = [
  {
    id: 'Info',
    group: 'account_info',
    icon: 'user',
    shape: 'form',
    load: () => import('#app/features/info/info-page.tsx'),
  },
  {
    id: 'Devices',
    group: 'account_info',
    icon: 'phone',
    shape: 'list',
    load: () => import('#app/features/devices/devices-page.tsx'),
  },
  {
    id: 'LoginHistory',
    group: 'account_info',
    icon: 'clock',
    shape: 'list',
    load: () => import('#app/features/devices/login-history-page.tsx'),
  },
];
