export { cleanCacheModule } from './clean-cache.module.ts';
