import './upload.tables.ts';

export { uploadModule } from './upload.module.ts';
