import type { ContentKind } from '@halls/contract/publication';
import { agentModule } from '#modules/agent';
import { articleModule } from '#modules/article';
import { catalogueModule } from '#modules/catalogue';
import { contentModule } from '#modules/content';
import { discountModule } from '#modules/discount';
import { faqModule } from '#modules/faq';
import { placementModule } from '#modules/placement';
import { registrationModule } from '#modules/registration';
import { siteModule } from '#modules/site';
import type { AnyContentStore } from '#platform/content-store.ts';
import { defineModule } from '#platform/module.ts';
import { findDocument } from './document.repo.ts';
import { publicationOfficeRoutes } from './publication.office.routes.ts';
import { findVersion } from './version.repo.ts';

export interface PublicationFace {
  /** A version as it would be shown, in whose place; null where there is none. */
  findDraft(of: { readonly siteId: number; readonly documentId: number; readonly version: number }): Promise<{
    readonly siteId: number;
    readonly kind: ContentKind;
    readonly liveKey: string | null;
    readonly body: Readonly<Record<string, unknown>>;
  } | null>;
}

const needs = {
  agent: agentModule,
  article: articleModule,
  catalogue: catalogueModule,
  content: contentModule,
  discount: discountModule,
  faq: faqModule,
  placement: placementModule,
  registration: registrationModule,
  site: siteModule,
};

/** Drafts of what sites show, who agreed to them, and every version that there was. */
export const publicationModule = defineModule<PublicationFace, typeof needs>({
  name: 'publication',
  needs,
  create({ sql }, keepers) {
    const { site } = keepers;
    const stores = new Map<ContentKind, AnyContentStore>(
      Object.values(keepers).flatMap(({ stores: kept }) => kept.map((store) => [store.kind, store] as const)),
    );
    const storeOf = (kind: ContentKind) => {
      const store = stores.get(kind);
      if (!store) throw new Error(`nobody keeps content of the kind ${kind}`);
      return store;
    };
    const languagesOf = (siteId: number) => site.findById(siteId)?.languages ?? [];
    return {
      face: {
        async findDraft({ siteId, documentId, version }) {
          const document = await findDocument(sql, { siteId, documentId });
          const draft = document && (await findVersion(sql, documentId, version));
          return draft && { siteId, kind: document.kind, liveKey: document.liveKey, body: draft.body };
        },
      },
      officeRoutes: publicationOfficeRoutes({ sql, storeOf, languagesOf }),
    };
  },
});
