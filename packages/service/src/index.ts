export { createBatcher, OverloadedError, type Batcher, type BatcherOptions } from './batcher.ts';
export { systemClock, type Clock } from './clock.ts';
export { createCounter, type Counter } from './counter.ts';
export { openDatabase, type Database } from './database.ts';
export { createDrain } from './drain.ts';
export { gatherReads } from './gather-reads.ts';
export { httpBounds } from './http-bounds.ts';
export { createTurns } from './in-turn.ts';
export { isDatabaseDown } from './is-database-down.ts';
export { startJobs, type Job, type Jobs } from './jobs.ts';
export { addressKey, limitRequests, shareCount } from './limit-requests.ts';
export { createListener, type Listener } from './listener.ts';
export { createLogger } from './logger.ts';
export { migrate, type MigrationSet } from './migrate.ts';
export {
  createSealing,
  isSealed,
  readSealingKeys,
  SealingError,
  type Sealing,
  type SealingKey,
} from './sealing.ts';
export { timeOrderedId } from './time-ordered-id.ts';
