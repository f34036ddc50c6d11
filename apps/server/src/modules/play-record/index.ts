export { playRecordModule } from './play-record.module.ts';
