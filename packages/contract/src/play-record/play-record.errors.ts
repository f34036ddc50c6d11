export const playRecordErrors = ['round_page_missing'] as const;
