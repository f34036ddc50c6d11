export { deviceModule } from './device.module.ts';
