import './info-data.tables.ts';

export { infoDataModule } from './info-data.module.ts';
