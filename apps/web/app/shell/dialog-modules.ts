import type { DialogModules } from '@halls/web-kit';
import type { DialogMap } from '#app/dialogs/dialog-map.ts';

/** Where the code of each dialog is; it is fetched when the dialog is opened for the first time. */
export const dialogModules: DialogModules<DialogMap> = {
  agreement: () => import('#app/features/register/agreement.dialog.tsx'),
  'bind-account': () => import('#app/features/payout-account/bind-account.dialog.tsx'),
  bulletins: () => import('#app/features/news/bulletins.dialog.tsx'),
  'change-password': () => import('#app/features/info/change-password.dialog.tsx'),
  'forgotten-password': () => import('#app/features/recovery/forgotten-password.dialog.tsx'),
  discounts: () => import('#app/features/discount/discounts.dialog.tsx'),
  'demo-games': () => import('#app/features/demo/demo-games.dialog.tsx'),
  'demo-halls': () => import('#app/features/demo/demo-halls.dialog.tsx'),
  'double-validation': () => import('#app/features/double-validation/double-validation.dialog.tsx'),
  halls: () => import('#app/frame/halls.dialog.tsx'),
  language: () => import('#app/frame/language.dialog.tsx'),
  'log-out': () => import('#app/features/session/log-out.dialog.tsx'),
  'logged-in-elsewhere': () => import('#app/features/session/logged-in-elsewhere.dialog.tsx'),
  login: () => import('#app/features/login/login.dialog.tsx'),
  'login-required': () => import('#app/features/launch/login-required.dialog.tsx'),
  maintenance: () => import('#app/features/launch/maintenance.dialog.tsx'),
  'member-transfer': () => import('#app/features/member-transfer/member-transfer.dialog.tsx'),
  news: () => import('#app/features/news/news.dialog.tsx'),
  'play-game': () => import('#app/features/launch/play-game.dialog.tsx'),
  'popup-blocked': () => import('#app/features/launch/popup-blocked.dialog.tsx'),
  'red-envelope': () => import('#app/features/red-envelope/red-envelope.dialog.tsx'),
  register: () => import('#app/features/register/register.dialog.tsx'),
  'reset-password': () => import('#app/features/recovery/reset-password.dialog.tsx'),
  'stop-game': () => import('#app/features/launch/stop-game.dialog.tsx'),
  tracking: () => import('#app/features/tracking/tracking.dialog.tsx'),
  'unknown-device': () => import('#app/features/login/unknown-device.dialog.tsx'),
  wallet: () => import('#app/features/wallet/wallet.dialog.tsx'),
};
