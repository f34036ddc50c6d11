export { sportsFrameModule } from './sports-frame.module.ts';
