import type { Generated } from 'kysely';
import type { Currency, Language, PerLanguage } from '@halls/contract';
import type { MobileFooterTab } from '@halls/contract/site';
import type { TemplateName } from '@halls/contract/template';

declare module '#platform/database.ts' {
  interface Tables {
    'app.site': SiteTable;
    'app.site_link': SiteLinkTable;
    'app.site_tab': SiteTabTable;
    'app.site_redirect': SiteRedirectTable;
  }
}

export interface SiteTable {
  site_id: number;
  template: TemplateName;
  name: string;
  name_zh: string;
  hosts: string[];
  is_default: boolean;
  is_closed: boolean;
  closed_message_key: string | null;
  default_language: Language;
  languages: Language[];
  currencies: Currency[];
  default_currency: Currency;
  timezone: string;
  settings: SiteSettings;
  /** The name of a drawn mark; null: the template's. */
  mark: string | null;
  maintenance_start_at: Date | null;
  maintenance_end_at: Date | null;
}

/** What an operator may set per site; whoever reads one that is absent has its default. */
export interface SiteSettings {
  session_idle_minutes?: number;
  /** `H5_1` to `H5_8`; absent: `origin_mobile`. */
  mobile_template?: string;
  customer_service_url?: string;
  /** Absent: anybody may pay in for an account. */
  fast_payment?: boolean;
  agent_bind_fast_payment?: boolean;
  is_demo?: boolean;
  /** How long a visitor's browser keeps who has brought them. */
  link_expire_minutes?: number;
  /** A provider's slots have a room of their own, `/gameRoom`, on a desktop. */
  game_room?: boolean;
  /** What was won last stands on the home page. */
  shows_wins?: boolean;
  /** Takes no new members. */
  registration_closed?: boolean;
}

export interface SiteLinkTable {
  site_link_id: Generated<number>;
  site_id: number;
  sort: Generated<number>;
  icon: Generated<string>;
  name: PerLanguage;
  url: string;
}

export interface SiteTabTable {
  site_id: number;
  name: MobileFooterTab;
  sort: number;
}

export interface SiteRedirectTable {
  site_id: number;
  path: string;
  target: string;
  status: Generated<301 | 302 | 307 | 308>;
}
