import './notice.tables.ts';

export type { NoticeChannel } from './adapters/notice-adapter.ts';
export { noticeModule, type Notices } from './notice.module.ts';
