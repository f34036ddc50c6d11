import type { MemberPageId, ProxyPageId } from '@halls/contract';
import type { MemberPage, MemberPageGroup } from '#app/features/member-centre/member-page.ts';
import type { Member } from '#app/member/member-rules.ts';

/**
 * The pages of the member centre in the order of its menu. A new one is a line here, its name in `memberPageIds` of the
 * contract, and `page.<id>` in the `user` messages; the file that it loads exports `Part` and its `namespaces`.
 */
export const memberPages: readonly MemberPage<MemberPageId, MemberPageGroup>[] = [
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
  {
    id: 'Limits',
    group: 'account_info',
    icon: 'shield',
    shape: 'form',
    load: () => import('#app/features/limits/limits-page.tsx'),
  },
  {
    id: 'MyWallet',
    group: 'my_wallet',
    icon: 'wallet',
    shape: 'list',
    load: () => import('#app/features/wallet/my-wallet-page.tsx'),
  },
  {
    id: 'BindAccount',
    group: 'my_wallet',
    icon: 'bank',
    shape: 'list',
    load: () => import('#app/features/payout-account/bind-account-page.tsx'),
  },
  {
    id: 'MyBonus',
    group: 'my_wallet',
    icon: 'flame',
    shape: 'list',
    load: () => import('#app/features/bonus/my-bonus-page.tsx'),
  },
  {
    id: 'Offers',
    group: 'my_wallet',
    icon: 'star',
    shape: 'list',
    load: () => import('#app/features/offer/offers-page.tsx'),
  },
  {
    id: 'SignInReward',
    group: 'my_wallet',
    icon: 'star',
    shape: 'list',
    load: () => import('#app/features/sign-in-reward/sign-in-reward-page.tsx'),
  },
  {
    id: 'Missions',
    group: 'my_wallet',
    icon: 'flag',
    shape: 'list',
    load: () => import('#app/features/missions/missions-page.tsx'),
  },
  {
    id: 'Rebate',
    group: 'my_wallet',
    icon: 'refresh',
    shape: 'list',
    load: () => import('#app/features/rebate/rebate-page.tsx'),
  },
  {
    id: 'Vip',
    group: 'my_wallet',
    icon: 'star',
    shape: 'list',
    load: () => import('#app/features/vip/vip-page.tsx'),
  },
  {
    id: 'RecommendProject',
    group: 'recommend_award',
    icon: 'user-plus',
    shape: 'form',
    load: () => import('#app/features/recommendation/project-page.tsx'),
    isOfFriends: true,
  },
  {
    id: 'RecommendRecord',
    group: 'recommend_award',
    icon: 'users',
    shape: 'list',
    load: () => import('#app/features/recommendation/record-page.tsx'),
    isOfFriends: true,
  },
  {
    id: 'RecommendMemberSearch',
    group: 'recommend_award',
    icon: 'search',
    shape: 'list',
    load: () => import('#app/features/recommendation/search-page.tsx'),
    isOfFriends: true,
  },
  {
    id: 'Deposit',
    group: 'fund_management',
    icon: 'plus',
    shape: 'form',
    load: () => import('#app/features/payment/deposit-page.tsx'),
  },
  {
    id: 'Withdrawal',
    group: 'fund_management',
    icon: 'download',
    shape: 'form',
    load: () => import('#app/features/payment/withdrawal-page.tsx'),
  },
  {
    id: 'Announcement',
    group: 'info_center',
    icon: 'megaphone',
    shape: 'list',
    load: () => import('#app/features/news/announcement-page.tsx'),
  },
  {
    id: 'Letter',
    group: 'info_center',
    icon: 'mail',
    shape: 'list',
    load: () => import('#app/features/letter/letter-page.tsx'),
  },
  {
    id: 'Transaction',
    group: 'transaction_record',
    icon: 'list',
    shape: 'list',
    load: () => import('#app/features/statement/transaction-page.tsx'),
  },
  {
    id: 'DWRecord',
    group: 'transaction_record',
    icon: 'swap',
    shape: 'list',
    load: () => import('#app/features/payment/deposit-records-page.tsx'),
  },
  {
    id: 'GameRecord',
    group: 'transaction_record',
    icon: 'play',
    shape: 'list',
    load: () => import('#app/features/play-record/game-record-page.tsx'),
  },
];

const isActiveAgent = ({ is_agent: isAgent, agent_active: isActive }: Member) =>
  isAgent === 1 && isActive === 1;

export const proxyPageGroups = ['centre', 'agent'] as const;

/** The pages of agents, and of who wants to be one, as `memberPages`: names in `proxyPageIds`, the `proxy` messages. */
export const proxyPages: readonly MemberPage<ProxyPageId, (typeof proxyPageGroups)[number]>[] = [
  {
    id: 'DownlineInfo',
    group: 'centre',
    icon: 'users',
    shape: 'list',
    load: () => import('#app/features/proxy/downline-page.tsx'),
    isFor: isActiveAgent,
  },
  {
    id: 'Promotion',
    group: 'centre',
    icon: 'megaphone',
    shape: 'form',
    load: () => import('#app/features/proxy/promotion-page.tsx'),
    isFor: isActiveAgent,
  },
  {
    id: 'OperationTable',
    group: 'centre',
    icon: 'list',
    shape: 'list',
    load: () => import('#app/features/proxy/operation-page.tsx'),
    isFor: isActiveAgent,
  },
  {
    id: 'StratifiedTable',
    group: 'centre',
    icon: 'grid',
    shape: 'list',
    load: () => import('#app/features/proxy/stratified-page.tsx'),
    isFor: isActiveAgent,
  },
  {
    id: 'PerformanceSettlement',
    group: 'centre',
    icon: 'chart',
    shape: 'list',
    load: () => import('#app/features/proxy/settlement-page.tsx'),
    isFor: isActiveAgent,
  },
  {
    id: 'Transfer',
    group: 'centre',
    icon: 'swap',
    shape: 'form',
    load: () => import('#app/features/proxy/transfer-page.tsx'),
    // what was earned stays theirs
    isFor: ({ is_agent: isAgent }) => isAgent === 1,
  },
  {
    id: 'Plan',
    group: 'agent',
    icon: 'star',
    shape: 'form',
    load: () => import('#app/features/proxy/plan-page.tsx'),
    isFor: isActiveAgent,
  },
  {
    id: 'Register',
    group: 'agent',
    icon: 'user-plus',
    shape: 'form',
    load: () => import('#app/features/proxy/register-page.tsx'),
    isFor: (member) => !isActiveAgent(member),
  },
  {
    id: 'Agreement',
    group: 'agent',
    icon: 'list',
    shape: 'form',
    load: () => import('#app/features/proxy/agreement-page.tsx'),
  },
];
