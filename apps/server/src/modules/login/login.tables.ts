import type { Generated } from 'kysely';

declare module '#platform/database.ts' {
  interface Tables {
    'app.login_attempt': LoginAttemptTable;
    'app.site_access_rule': SiteAccessRuleTable;
    'app.access_policy': AccessPolicyTable;
  }
}

interface LoginAttemptTable {
  site_id: number;
  member_account: string;
  lane: string;
  failed_at: Date[];
  frozen_until: Date | null;
  updated_at: Date;
}

interface SiteAccessRuleTable {
  site_access_rule_id: Generated<number>;
  site_id: number;
  kind: 'allow' | 'deny' | 'deny_country';
  network: string | null;
  country: string | null;
}

interface AccessPolicyTable {
  site_id: number;
  known_devices_only: Generated<boolean>;
  double_validation: Generated<boolean>;
  max_accounts_per_address: number | null;
  max_registrations_per_minute: Generated<number>;
  max_registrations_per_day: Generated<number>;
}
