export { iconModule } from './icon.module.ts';
