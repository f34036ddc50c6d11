export { plantFaults, type PlantedFaults } from './feed/sandbox/planted-faults.ts';
export { SandboxFeed } from './feed/sandbox/sandbox-feed.ts';
export { resealMatches } from './feed/sandbox/reseal-matches.ts';
export type { FeedAdapter } from './feed/feed-adapter.ts';
export { JointPrices } from './builder/joint-prices.ts';
export { type RiskCaps, standardCaps } from './risk/risk.rules.ts';
export { createTradingDesk, type TradingDesk } from './desk/trading-desk.ts';
export { createSportsBook, type SportsBook } from './sports-book.ts';
export { createSports } from './sports.module.ts';
