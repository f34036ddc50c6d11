/** Business constants and limits that both sides use. */

export const timing = {
  requestTimeoutMs: 30_000,
  closedWindowPollMs: 500,
  quittingFlagMs: 30_000,
  transferBackCooldownMs: 10_000,
  loginLostWaitMs: 2_000,
  captchaRetryWaitMs: 1_000,
  demoWaitingMarkerMs: 1_000,
  /** From one code by SMS or e-mail to the next; so long it is good, too. */
  codeWaitMs: 300_000,
  /** From one reload for code that could not be fetched to the next. */
  chunkReloadGuardMs: 10_000,
} as const;

export const layout = {
  /** Desktop above this window width, mobile at or below it. */
  breakpointPx: 992,
  popupWindow: { width: 1500, height: 800 },
  serviceWindow: { width: 1024, height: 768 },
} as const;

export const limits = {
  lettersPageSize: 50,
  jackpotDigits: 10,
  passwordLength: { min: 6, max: 12 },
  phoneDigits: 10,
} as const;

export const socketTiming = {
  reconnectionDelayMs: 1_000,
  reconnectionDelayMaxMs: 5_000,
  randomizationFactor: 0.5,
  connectTimeoutMs: 20_000,
} as const;

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

export function isHallId(id: number | undefined): id is HallId {
  return (hallIds as readonly (number | undefined)[]).includes(id);
}

/** The pages of the member centre by the names that they have in addresses: `/user/Info`, `/user?page=Info`. */
export const memberPageIds = [
  'Info',
  'Devices',
  'LoginHistory',
  'Limits',
  'MyWallet',
  'BindAccount',
  'Announcement',
  'Letter',
  'MyBonus',
  'Offers',
  'SignInReward',
  'Missions',
  'Rebate',
  'Vip',
  'RecommendProject',
  'RecommendRecord',
  'RecommendMemberSearch',
  'Deposit',
  'Withdrawal',
  'Transaction',
  'DWRecord',
  'GameRecord',
] as const;
export type MemberPageId = (typeof memberPageIds)[number];

/** The pages of the agents' place: `/proxy/Register`, `/proxy?page=Register`. */
export const proxyPageIds = [
  'DownlineInfo',
  'Promotion',
  'OperationTable',
  'StratifiedTable',
  'Transfer',
  'PerformanceSettlement',
  'Plan',
  'Register',
  'Agreement',
] as const;
export type ProxyPageId = (typeof proxyPageIds)[number];

export const sportsDeviceCodes = ['app', 'desktop', 'mobile'] as const;

/** Languages offered in the login and registration forms. */
export const loginLanguages = ['zh_CN', 'zh_TW', 'vi_VN', 'en_US', 'hi_IN'] as const;

/** The main wallet's place in lists of wallets by provider. */
export const mainWalletId = 'MAIN';
/** Launch and forward-game code: transfer is switched off for the member. */
export const transferDisabledCode = 957;
/** The hall entry of a provider, which opens its list of games. */
export const hallGameCode = '0';
