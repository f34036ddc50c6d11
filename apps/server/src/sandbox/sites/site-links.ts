import type { PerLanguage } from '@halls/contract';

interface Link {
  place: 'footer' | 'mobile_footer' | 'float';
  icon: string;
  title: PerLanguage;
  url: string;
}

/** Links of every sample site, each to a page that exists. */
export const siteLinks: readonly Link[] = [
  { place: 'mobile_footer', icon: 'home', url: '/', title: { vi_VN: 'Trang chủ', zh_CN: '首页', zh_TW: '首頁', en_US: 'Home' } },
  { place: 'mobile_footer', icon: 'halls', url: '/gameHall/2', title: { vi_VN: 'Sảnh game', zh_CN: '游戏厅', zh_TW: '遊戲廳', en_US: 'Games' } },
  { place: 'mobile_footer', icon: 'wallet', url: 'dialog:wallet', title: { vi_VN: 'Ví', zh_CN: '钱包', zh_TW: '錢包', en_US: 'Wallet' } },
  { place: 'mobile_footer', icon: 'sign_up_user', url: 'dialog:register', title: { vi_VN: 'Đăng ký', zh_CN: '注册', zh_TW: '註冊', en_US: 'Sign up' } },
];
