import './letter.tables.ts';

export { letterModule } from './letter.module.ts';
export { sendLetter } from './send-letter.ts';
