import './launch.tables.ts';

export { launchModule } from './launch.module.ts';
