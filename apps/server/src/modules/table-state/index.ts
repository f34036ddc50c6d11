export { tableStateModule } from './table-state.module.ts';
