export {
  ensurePlayer,
  findPlayer,
  lockPlayer,
  postEntry,
  type Balance,
  type Player,
  type PlayerKey,
} from './player.repo.ts';
export type { PlayerKind } from './player.tables.ts';
