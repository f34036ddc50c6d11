import './recovery.tables.ts';

export { recoveryModule } from './recovery.module.ts';
