export { buildProduct } from './build-product.ts';
export { chromiumArgs, findChromium } from './find-chromium.ts';
export { dumpDatabase } from './dump-database.ts';
export { leastTimes } from './least-times.ts';
export { countLockWaiters } from './lock-waiters.ts';
export { queryProduct } from './query-product.ts';
export { makeRunFolder } from './run-folder.ts';
export { findRedis, startRedis, type TestRedis } from './start-redis.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
export {
  startGateway,
  startProduct,
  startServer,
  startStudio,
  testDataKeys,
  testPaymentSecrets,
  testProviderSecrets,
  type RunningProduct,
} from './start-processes.ts';
export { SpawnError, type SpawnedProcess } from './spawned-process.ts';
