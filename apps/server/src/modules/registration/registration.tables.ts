import type { Generated } from 'kysely';
import type { Currency, Language } from '@halls/contract';
import type { BlacklistField } from './registration.rules.ts';

declare module '#platform/database.ts' {
  interface Tables {
    'app.register_setting': RegisterSettingTable;
    'app.agreement': {
      site_id: number;
      language: Language;
      title: string;
      content: string;
      updated_at: Date;
    };
    'app.agent_domain': AgentDomainTable;
    'app.stopped_recommend_code': { site_id: number; code: string };
    'app.registration_blacklist': { site_id: number; field: BlacklistField; value: string };
  }
}

interface RegisterSettingTable {
  site_id: number;
  currency: Currency;
  name: string;
  is_display: boolean;
  is_required: boolean;
  is_unique: boolean;
  is_member_center: boolean;
  is_verification: Generated<boolean>;
  is_member_center_verification: Generated<boolean>;
}

interface AgentDomainTable {
  agent_domain_id: Generated<number>;
  site_id: number;
  host: string;
  agent_id: number;
  currency: Currency;
  is_active: Generated<boolean>;
}
