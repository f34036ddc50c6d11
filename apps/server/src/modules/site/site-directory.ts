import type { Currency, Language } from '@halls/contract';
import type { PageSite } from '@halls/contract/page';
import { usualSiteSettings } from '@halls/contract/site-setting';
import { isTemplateName, templateNames, type TemplateName } from '@halls/contract/template';
import type { CallSite } from '#platform/call.ts';
import type { Sql } from '#platform/database.ts';
import type { SiteMaintenance } from './site-maintenance.rules.ts';
import { listRedirects, listSites } from './site.repo.ts';
import { redirectPath } from './site.rules.ts';
import type { SiteSettings } from './site.tables.ts';

export interface Site extends CallSite, PageSite {
  readonly siteId: number;
  /** Names, without a port. */
  readonly hosts: readonly string[];
  readonly template: PageSite['template'];
  readonly name: string;
  readonly nameZh: string;
  readonly languages: readonly Language[];
  readonly currencies: readonly Currency[];
  readonly isClosed: boolean;
  readonly closedMessageKey: string | null;
  readonly timezone: string;
  readonly settings: SiteSettings;
  /** Whether it has somewhere to send advertising events to. */
  readonly hasPixel: boolean;
  /** What is planned, or holds by now. */
  readonly maintenance: SiteMaintenance | null;
}

export interface SiteRedirect {
  readonly target: string;
  readonly status: 301 | 302 | 307 | 308;
}

export interface SiteDirectory {
  /** The site of a host name without port; unknown hosts get the default site. */
  findByHost(host: string): Site;
  findById(siteId: number): Site | undefined;
  /** Where a path of a site leads instead of to a page, whatever its letters. */
  findRedirect(siteId: number, path: string): SiteRedirect | undefined;
  all(): readonly Site[];
  reload(): Promise<void>;
}

/**
 * All sites, in memory: each request asks for one. `reload` runs at start and whenever the
 * database says that content has changed.
 */
export async function createSiteDirectory(sql: Sql): Promise<SiteDirectory> {
  let sites: Site[] = [];
  let byHost = new Map<string, Site>();
  let fallback: Site | undefined;
  let redirects = new Map<string, SiteRedirect>();

  async function reload(): Promise<void> {
    const [rows, moved] = await Promise.all([listSites(sql), listRedirects(sql)]);
    sites = rows.map((row) => ({
      siteId: row.site_id,
      hosts: row.hosts,
      template: knownTemplate(row.site_id, row.template),
      mark: row.mark ?? row.template,
      mobileTemplate: row.settings.mobile_template ?? usualSiteSettings.mobile_template,
      name: row.name,
      nameZh: row.name_zh,
      defaultLanguage: row.default_language,
      languages: row.languages,
      currencies: row.currencies,
      defaultCurrency: row.default_currency,
      isClosed: row.is_closed,
      closedMessageKey: row.closed_message_key,
      timezone: row.timezone,
      settings: row.settings,
      hasPixel: Boolean(row.has_pixel),
      maintenance: row.maintenance_start_at && {
        startAt: row.maintenance_start_at,
        endAt: row.maintenance_end_at,
      },
    }));
    byHost = new Map(
      rows.flatMap((row, index) => row.hosts.map((host) => [host.toLowerCase(), sites[index] as Site])),
    );
    redirects = new Map(moved.map(({ site_id: siteId, path, ...to }) => [`${siteId}${path}`, to]));
    fallback = sites[rows.findIndex((row) => row.is_default)] ?? sites[0];
  }

  await reload();
  return {
    findByHost(host) {
      const site = byHost.get(host.toLowerCase()) ?? fallback;
      if (!site) throw new Error('the database has no site');
      return site;
    },
    findById: (siteId) => sites.find((site) => site.siteId === siteId),
    findRedirect: (siteId, path) => redirects.get(siteId + redirectPath(path)),
    all: () => sites,
    reload,
  };
}

/** The database holds only the form of a template's name; which ones there are, this build knows. */
function knownTemplate(siteId: number, template: string): TemplateName {
  if (isTemplateName(template)) return template;
  throw new Error(
    `site ${siteId} asks for the template "${template}"; this build has ${templateNames.join(', ')}`,
  );
}
