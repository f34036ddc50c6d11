export { aliasOf } from './alias-of.ts';
export { findGameToOpen } from './find-game-to-open.ts';
export { endSession, endSessionsOf, type GameSession, getSession, isLiving } from './game-session.repo.ts';
export { createKeptSessions, type KeptSessions } from './kept-sessions.ts';
export { findSession, startSession } from './game-sessions.ts';
export {
  isDemoCode,
  isOwnCode,
  issueDemoCode,
  issueMemberCode,
  redeemLaunchCode,
  sweepLaunchCodes,
} from './launch-codes.ts';
