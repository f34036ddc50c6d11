import type { FaceOf } from '#platform/module.ts';
import { officeEndpoints } from '@halls/contract/office';
import { isPreviewed } from '@halls/contract/publication';
import { templateNames } from '@halls/contract/template';
import { draftNumber, type pageModule } from '#modules/page';
import type { publicationModule } from '#modules/publication';
import type { Site } from '#modules/site';
import { implementQuery, type OfficeImplementation } from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import { pathOf } from './preview.rules.ts';
import type { PreviewTokens } from './preview-token.ts';

/** So long an address shows what it was made for. */
const grantMs = 15 * 60_000;

export function previewOfficeRoutes(deps: {
  readonly page: FaceOf<typeof pageModule>;
  readonly publication: FaceOf<typeof publicationModule>;
  readonly tokens: PreviewTokens;
  readonly originOf: (siteId: number, office: URL) => string;
  readonly siteOf: (siteId: number) => Site | undefined;
}): OfficeImplementation[] {
  const { page, publication, tokens, originOf, siteOf } = deps;
  return [
    implementQuery(officeEndpoints.contentPreview, async (input, call) => {
      const { site_id: siteId, document_id: documentId, version } = input;
      const site = siteOf(siteId);
      const draft = await publication.findDraft({ siteId, documentId, version });
      if (!site || !draft || !isPreviewed(draft.kind)) return fail(404);
      const facts = {
        ...{ site, language: site.defaultLanguage, country: null, token: null },
        ...{ requestId: call.requestId, remoteAddress: call.remoteAddress, userAgent: call.userAgent },
        ...{ origin: null, siteOrigin: call.origin },
      };
      const tried = await page.preview(draft, { kind: 'nothing' }, facts);
      if (tried.kind === 'hindered') return fail(tried.reason === 'taken' ? 104 : 105);
      const expiresAt = new Date(call.now.getTime() + grantMs);
      const token = tokens.write({ siteId, documentId, version, officeOrigin: call.origin, expiresAt });
      return succeed({
        address: `${originOf(siteId, new URL(call.origin))}/preview/${token}`,
        path: pathOf(draft.kind, draft.body, draft.liveKey ?? String(draftNumber)),
        template: site.template,
        templates: [...templateNames],
        languages: [...site.languages],
        expires_at: expiresAt.toISOString(),
      });
    }),
  ];
}
