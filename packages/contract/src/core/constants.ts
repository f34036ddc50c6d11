/** Business constants and limits that both sides use (product.md §9). */

export const timing = {
  requestTimeoutMs: 30_000,
  toastMs: 3_000,
  resizeDebounceMs: 1_000,
  closedWindowPollMs: 500,
  quittingFlagMs: 30_000,
  transferBackCooldownMs: 10_000,
  loginLostWaitMs: 2_000,
  redEnvelopeRefetchMs: 3_000,
  overlayCloseDelayMs: 400,
  captchaRetryWaitMs: 1_000,
  verifyCountdownS: 300,
  demoWaitingMarkerMs: 1_000,
  chunkReloadGuardMs: 10_000,
} as const;

export const layout = {
  /** Desktop above this window width, mobile at or below it. */
  breakpointPx: 992,
  overlayBaseZIndex: 2000,
  toastOffsetPx: 16,
  badgeMax: 99,
  popupWindow: { width: 1500, height: 800 },
  customerServiceWindow: { width: 1024, height: 768 },
} as const;

export const limits = {
  lettersPageSize: 50,
  platformNames: 15,
  jackpotDigits: 10,
  accountLength: { min: 6, max: 12 },
  passwordLength: { min: 6, max: 12 },
  withdrawPasswordDigits: 4,
  phoneCodeDigits: 6,
  contactLength: { min: 5, max: 50 },
  phoneDigits: 10,
  iconUrlLength: 500,
} as const;

export const iconTimeouts = { firstMs: 1_500, otherMs: 5_000, defaultMs: 2_000 } as const;

export const socketTiming = {
  reconnectionDelayMs: 1_000,
  reconnectionDelayMaxMs: 5_000,
  randomizationFactor: 0.5,
  connectTimeoutMs: 20_000,
} as const;

export const cookieLifetimes = {
  localeDays: 365,
  languageS: 31_536_000,
  siteCurrencyDays: 1,
  adTrackingS: 7_776_000,
} as const;

/** How long a link's agent or recommend code is remembered. */
export const linkExpireMinutes = 60;

/** The zone in which dates are shown and red envelopes counted down. */
export const siteTimeZone = 'America/Caracas';

export const halls = {
  slot: 2,
  liveCasino: 3,
  sports: 4,
  lottery: 5,
  cardGame: 6,
  virtualSport: 7,
  cockfight: 8,
  esport: 9,
} as const;
export type HallName = keyof typeof halls;
export type HallId = (typeof halls)[HallName];
export const hallIds = Object.values(halls);

/** Slot providers whose games can be tried without an account. */
export const demoProviders = ['GPR8', 'GPJD', 'GPFC', 'GPJL'] as const;

export const deviceCodes = {
  desktop: 1,
  mobile: 2,
  app: 3,
  gesture: 4,
  finger: 5,
  wechat: 6,
  pwa: 7,
} as const;
export const supportDevices = { desktop: 0, mobile: 1, app: 2 } as const;
/** `device` of play1: 0 for the desktop, else what the device counts as in a game. */
export const gamePlayDevices = {
  desktop: 0,
  mobile: 1,
  app: 2,
  gesture: 1,
  finger: 1,
  wechat: 1,
  pwa: 1,
} as const satisfies Record<keyof typeof deviceCodes, number>;
export const sportsDeviceCodes = ['app', 'desktop', 'mobile'] as const;

/** Languages offered in the login and registration forms. */
export const loginLanguages = ['zh_CN', 'zh_TW', 'vi_VN', 'en_US', 'hi_IN'] as const;

export const desktopTemplate = 'pc';
export const mobileTemplates = ['H5_1', 'H5_2', 'H5_3', 'H5_4', 'H5_5', 'H5_6', 'H5_7', 'H5_8'] as const;

/** The main wallet's place in lists of wallets by provider. */
export const mainWalletId = 'MAIN';
/** Launch and forward-game code: transfer is switched off for the member. */
export const transferDisabledCode = 957;
/** The hall entry of a provider, which opens its list of games. */
export const hallGameCode = '0';
