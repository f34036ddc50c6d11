export { protectionModule } from './protection.module.ts';
