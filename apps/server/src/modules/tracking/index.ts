import './tracking.tables.ts';

export { trackingModule } from './tracking.module.ts';
