export { systemModule } from './system.module.ts';
