import type { ColumnType, Generated } from 'kysely';
import type { PerLanguage } from '@halls/contract';

declare module '#platform/database.ts' {
  interface Tables {
    'app.agent_level_name': {
      site_id: number;
      level: number;
      /** jsonb by language: written as JSON text, read as an object. */
      name: ColumnType<PerLanguage, string, string>;
    };
    'app.agent_policy': { site_id: number; takes_applications: boolean };
    'app.agent_application': {
      member_id: number;
      agent_id: number | null;
      state: 'pending' | 'approved' | 'refused';
      applied_at: Generated<Date>;
    };
  }
}
