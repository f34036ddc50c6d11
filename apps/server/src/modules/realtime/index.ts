export { realtimeModule } from './realtime.module.ts';
