import './export.tables.ts';

export { exportModule } from './export.module.ts';
