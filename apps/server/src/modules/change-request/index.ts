import './change-request.tables.ts';

export { changeRequestModule } from './change-request.module.ts';
