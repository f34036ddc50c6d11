import { languages } from '@halls/contract';
import type { TemplateName } from '@halls/contract/template';
import type { SqlTransaction } from '#platform/database.ts';
import type { SiteSettings, SiteTable } from '#modules/site';
import { sampleLinks } from './sample-links.ts';

const settings: SiteSettings = {
  session_idle_minutes: 30,
  customer_service_url: '',
  agent_bind_fast_payment: false,
  is_demo: false,
};

const mobileTemplates: Record<TemplateName, string> = { site02: 'H5_1', suncity: 'H5_2', apsport: 'H5_3' };

type SiteRow = Omit<
  SiteTable,
  | 'is_closed'
  | 'closed_message_key'
  | 'timezone'
  | 'settings'
  | 'is_default'
  | 'mark'
  | 'maintenance_start_at'
  | 'maintenance_end_at'
> &
  Partial<SiteTable>;

/** The sites of decisions §2. */
export const sampleSites: readonly SiteRow[] = [
  {
    site_id: 1,
    template: 'site02',
    name: 'Lotus Bay',
    name_zh: '莲湾',
    hosts: ['localhost', '127.0.0.1'],
    is_default: true,
    default_language: 'vi_VN',
    languages: [...languages],
    currencies: ['VND', 'USD', 'THB', 'MMK'],
    default_currency: 'VND',
  },
  {
    site_id: 2,
    template: 'suncity',
    name: 'Golden Hour',
    name_zh: '金时',
    hosts: ['suncity.localhost'],
    default_language: 'zh_CN',
    languages: [...languages],
    currencies: ['RMB', 'WON', 'JPY', 'USD'],
    default_currency: 'RMB',
  },
  {
    site_id: 3,
    template: 'apsport',
    name: 'Apex',
    name_zh: '巅峰',
    hosts: ['apsport.localhost'],
    default_language: 'en_US',
    languages: [...languages],
    currencies: ['USD', 'INR', 'BDT', 'BRL'],
    default_currency: 'USD',
  },
  {
    site_id: 4,
    template: 'site02',
    mark: 'r88',
    name: 'R88',
    name_zh: 'R88',
    hosts: ['r88.localhost'],
    default_language: 'vi_VN',
    languages: ['vi_VN', 'en_US'],
    currencies: ['VND'],
    default_currency: 'VND',
    is_closed: true,
    closed_message_key: 'r88close_msg',
  },
];

/** Inserts the sample sites with their tabs and links. Existing rows stay as they are. */
export async function seedSites(sql: SqlTransaction): Promise<void> {
  for (const site of sampleSites) {
    await sql
      .insertInto('app.site')
      .values({
        is_default: false,
        is_closed: false,
        closed_message_key: null,
        timezone: 'America/Caracas',
        mark: null,
        maintenance_start_at: null,
        maintenance_end_at: null,
        ...site,
        settings: JSON.stringify({
          ...settings,
          game_room: site.template !== 'site02',
          shows_wins: site.is_closed !== true,
          mobile_template: mobileTemplates[site.template],
        }) as never,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await seedTabs(sql, site.site_id);
    await seedLinks(sql, site.site_id);
  }
}

// of the mobile layout; the wallet is at the top of every page, and the language takes the place that is left
const tabs = ['home', 'deposit', 'sign_up_user'] as const;

async function seedTabs(sql: SqlTransaction, siteId: number): Promise<void> {
  await sql
    .insertInto('app.site_tab')
    .values(tabs.map((name, sort) => ({ site_id: siteId, name, sort })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A site that has links of its own keeps them. */
async function seedLinks(sql: SqlTransaction, siteId: number): Promise<void> {
  const known = await sql
    .selectFrom('app.site_link')
    .select('site_link_id')
    .where('site_id', '=', siteId)
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  await sql
    .insertInto('app.site_link')
    .values(
      sampleLinks.map(({ url, icon, name }, sort) => ({
        site_id: siteId,
        sort,
        url,
        icon,
        name,
      })),
    )
    .execute();
}
