import './placement.tables.ts';

export { placementModule } from './placement.module.ts';
