import type { Language, RequestOf } from '@halls/contract';
import {
  float,
  modelLogin,
  modelSetting,
  modelSponsor,
  registerBackground,
  templateConfig,
} from '@halls/contract/site';
import { implement, type Implementation } from '#platform/call.ts';
import type { KeptBySite } from '#platform/kept-by-site.ts';
import { succeed } from '#platform/result.ts';
import { presentBlock, presentFloat } from './placement.present.ts';
import { backgroundOf, isCurrent, isForVersion } from './placement.rules.ts';
import type { Place } from './placement.tables.ts';
import type { SitePlaces } from './site-places.ts';

/** What stands in the places of a site's pages, out of memory until it changes. */
export function placementRoutes(places: Pick<KeptBySite<SitePlaces>, 'of'>): Implementation[] {
  async function blocksAt(
    place: Place,
    { language: asked, model_version: version }: RequestOf<typeof modelSetting>,
    call: { readonly site: { readonly siteId: number }; readonly language: Language; readonly now: Date },
  ) {
    const { blocks } = await places.of(call.site.siteId);
    return blocks
      .filter((row) => row.place === place && isForVersion(row, version) && isCurrent(row, call.now))
      .map((row) => presentBlock(row, asked ?? call.language));
  }

  return [
    implement(modelSetting, async (asked, call) =>
      succeed({ model_setting: await blocksAt('setting', asked, call) }),
    ),
    implement(modelSponsor, async (asked, call) =>
      succeed({ model_sponsor: await blocksAt('sponsor', asked, call) }),
    ),
    implement(modelLogin, async (asked, call) =>
      succeed({ model_login: await blocksAt('login', asked, call) }),
    ),
    implement(float, async (_, { site, language, now }) => {
      const { floats } = await places.of(site.siteId);
      const list = floats.filter((row) => isCurrent(row, now)).map((row) => presentFloat(row, language));
      return succeed({ list });
    }),
    implement(templateConfig, async ({ mobileTemplateName: name }, { site }) => {
      const { homes } = await places.of(site.siteId);
      return succeed({ blocks: homes.find((home) => home.name === name)?.blocks ?? [] });
    }),
    implement(registerBackground, async ({ template }, { site }) => {
      const { backgrounds } = await places.of(site.siteId);
      return succeed({ detail: { photo_path: backgroundOf(backgrounds, template) } });
    }),
  ];
}
