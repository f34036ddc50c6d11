import type { Generated } from 'kysely';

declare module '#platform/database.ts' {
  interface Tables {
    'app.list_view': {
      list_view_id: Generated<number>;
      operator_id: number;
      list: string;
      name: string;
      query: string;
      is_shared: boolean;
      kept_at: Date;
    };
  }
}
