export { createRealtime, type Realtime } from './create-realtime.ts';
