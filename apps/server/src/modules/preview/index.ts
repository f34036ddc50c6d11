export { previewModule } from './preview.module.ts';
