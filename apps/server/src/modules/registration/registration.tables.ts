import type { Generated } from 'kysely';

declare module '#platform/database.ts' {
  interface Tables {
    'app.register_setting': RegisterSettingTable;
    'app.agreement': { site_id: number; language: string; title: string; content: string; updated_at: Date };
    'app.agent_domain': AgentDomainTable;
    'app.registration_blacklist': {
      site_id: number;
      field: 'member_name' | 'member_email' | 'member_phone';
      value: string;
    };
  }
}

interface RegisterSettingTable {
  site_id: number;
  currency: string;
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
  currency: string;
  is_active: Generated<boolean>;
}
