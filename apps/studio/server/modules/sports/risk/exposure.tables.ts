import type { ColumnType } from 'kysely';

declare module '#platform/database.ts' {
  interface StudioTables {
    'sports.exposure': ExposureTable;
    'sports.match_exposure': MatchExposureTable;
  }
}

type Liability = ColumnType<number | string, string, string>;

export interface ExposureTable {
  market_id: number;
  outcome: string;
  liability: Liability;
}

export interface MatchExposureTable {
  match_id: number;
  liability: Liability;
}
