import type { TextKey } from '@halls/i18n/texts';
import type { IconName } from '@halls/ui';

export interface Tab {
  name: string;
  label: TextKey<'shell'>;
  icon: IconName;
  href?: string;
  dialog?: 'halls' | 'language' | 'login' | 'news' | 'register' | 'wallet';
  /** Shows how many letters are unread. */
  hasLetters?: true;
}

const tabsAtMost = 5;
const halls: Tab = { name: 'halls', label: 'tab.halls', icon: 'grid', href: '/#halls', dialog: 'halls' };
const language: Tab = { name: 'language', label: 'tab.languages', icon: 'globe', dialog: 'language' };

/**
 * The tabs that the operator asks for, in that order, as far as the visitor can use them. The way to
 * the halls is always there, and the language where a place is left.
 */
export function chooseTabs(place: {
  asked: readonly string[];
  isMember: boolean;
  customerServiceUrl: string;
  depositPath: string;
}): Tab[] {
  const wallet: Tab = place.isMember
    ? { name: 'wallet', label: 'tab.wallet', icon: 'wallet', dialog: 'wallet' }
    : { name: 'login', label: 'login', icon: 'user', dialog: 'login' };
  const names = place.asked.length > 0 ? place.asked : ['home', 'customer_service', 'wallet'];
  const account: Tab = {
    name: 'account',
    label: 'tab.account',
    icon: 'user',
    href: '/user',
    // said once, nearest to where they are read
    ...(!names.includes('letter') && { hasLetters: true }),
  };
  const known: Record<string, Tab | null> = {
    home: { name: 'home', label: 'tab.home', icon: 'home', href: '/' },
    wallet,
    deposit: { name: 'deposit', label: 'tab.deposit', icon: 'plus', href: place.depositPath },
    withdrawal: { name: 'withdrawal', label: 'tab.withdrawal', icon: 'download', href: '/user/Withdrawal' },
    letter: place.isMember
      ? { name: 'letter', label: 'tab.letter', icon: 'mail', href: '/user/Letter', hasLetters: true }
      : null,
    discount: { name: 'discount', label: 'tab.discount', icon: 'flame', href: '/discount' },
    sponsor: { name: 'sponsor', label: 'tab.sponsor', icon: 'star', href: '/sponsor' },
    announcement: { name: 'announcement', label: 'tab.announcement', icon: 'megaphone', dialog: 'news' },
    customer_service: place.customerServiceUrl
      ? { name: 'help', label: 'tab.help', icon: 'headset', href: place.customerServiceUrl }
      : null,
    sign_up_user: place.isMember
      ? account
      : { name: 'register', label: 'register', icon: 'user-plus', dialog: 'register' },
  };
  const [first, ...rest] = names.flatMap((name) => known[name] ?? []);
  const own = [...(first ? [first] : []), halls, ...rest].slice(0, tabsAtMost);
  return own.length < tabsAtMost ? [...own.slice(0, -1), language, ...own.slice(-1)] : own;
}
