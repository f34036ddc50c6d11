import './publication.tables.ts';

export { publicationModule } from './publication.module.ts';
