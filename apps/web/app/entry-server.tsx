import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import { isSuccess, languages, type Language } from '@halls/contract';
import {
  leadsHome,
  manifestPath,
  type LeadingHome,
  type PageApi,
  type PageCookie,
  type PageRenderer,
  type PageRequest,
  type PageResult,
} from '@halls/contract/page';
import type { Messages } from '@halls/i18n/format';
import type { Namespace } from '@halls/i18n/texts';
import { createTexts, type Texts } from '@halls/web-kit';
import { createLoaderApi, loaderApi } from './page/loader-api.ts';
import { buildIdOf } from './document/build-id.ts';
import { filesOf, readBuildManifest, readStyles, sheetOf } from './document/build-manifest.ts';
import { pageNamespaces, writePageState } from './document/page-state.ts';
import { renderDocument } from './document/render-document.ts';
import { scriptSheets } from './document/script-sheets.ts';
import { stillSheet } from './document/still-sheet.ts';
import { writeManifest } from './document/write-manifest.ts';
import { languagesWith, loadMessages } from './page/load-messages.ts';
import { PageApp } from './page/page-app.tsx';
import type { PageHandle } from './page/page-handle.ts';
import type { PageInfo } from './page/page-info.ts';
import type { SiteData } from './page/site-data.ts';
import { createRoutes } from './routes.ts';
import { createStillRoutes } from './still-routes.ts';
import { documentTitle } from './routes/root.tsx';
import { errorTitleKey, readErrorStatus } from './routes/error-page.tsx';
import { loadTemplate } from './templates/load-template.ts';

const manifest = readBuildManifest();
const buildId = buildIdOf(manifest);
const handler = createStaticHandler([...createStillRoutes(), ...createRoutes()]);
const yearSeconds = 31_536_000;

export const renderer: PageRenderer = {
  languages: languagesWith(pageNamespaces, languages),
  render,
};

async function render(request: PageRequest, api: PageApi): Promise<PageResult> {
  const url = new URL(request.url);
  const moved = serverRedirect(url);
  if (moved) return moved;

  const info = pageInfoOf(request);
  if (url.pathname === manifestPath) return manifestOf(info);
  const context = new RouterContextProvider();
  const missing: string[] = [];
  const namespaces = new Set<Namespace>(pageNamespaces);
  const ask = async (path: string, body: object) => {
    const { code, data } = await api(path, { ...body });
    return isSuccess(code) ? ({ ok: true, data } as const) : ({ ok: false, code } as const);
  };
  context.set(loaderApi, {
    info,
    isMember: false,
    ...createLoaderApi(ask, (path) => missing.push(path)),
    shown: () => undefined,
    tellKept() {},
    async bringTexts(wanted) {
      for (const name of wanted) namespaces.add(name);
    },
  });
  const result = await handler.query(new Request(url, { method: 'GET' }), { requestContext: context });
  if (result instanceof Response) return redirectOf(result);

  const [template, messages] = await Promise.all([
    loadTemplate(info.template),
    loadPageMessages(info, namespaces),
  ]);
  const { language, showKeys } = info;
  const texts = createTexts({ language, showKeys, messages, load: loadMessages });
  const root = renderToString(
    <PageApp page={{ info, texts }} template={template}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, result)}
        context={result}
        hydrate={false}
      />
    </PageApp>,
  );
  const head = headOf(result, { info, texts, origin: url.origin });
  const files = filesOf(manifest, [`app/templates/${info.template}/template.tsx`, ...routeSources(result)]);
  const sheets = ownSheets(language, head.isStill);
  const { html, inline } = renderDocument({
    info,
    template,
    root,
    ...head,
    buildId,
    pageUrl: url.origin + url.pathname,
    namesLanguage: url.searchParams.get('lang') === info.language,
    files,
    css: stylesOf([...files.styles, ...sheets.map(({ style }) => style)]),
    scriptFonts: sheets.flatMap(({ assets }) => assets),
    state: writePageState({ info, messages: Object.fromEntries(messages), hydration: hydrationOf(result) }),
  });
  return {
    kind: 'document',
    status: result.statusCode,
    html,
    inline,
    isWhole: missing.length === 0,
    // a browser asks for those by itself
    cookies: head.isStill ? [] : languageCookies(url, info),
  };
}

async function manifestOf(info: PageInfo): Promise<PageResult> {
  const [template, messages] = await Promise.all([
    loadTemplate(info.template),
    loadPageMessages(info, new Set(['shell'])),
  ]);
  const { language, showKeys } = info;
  const texts = createTexts({ language, showKeys, messages, load: loadMessages });
  const body = writeManifest(info, template, texts);
  return { kind: 'file', type: 'application/manifest+json', body };
}

/** What few documents have: the font of a script, the rules of pages without code. */
function ownSheets(language: Language, isStill: boolean) {
  const sources = [scriptSheets[language], isStill ? stillSheet : undefined];
  return sources.flatMap((source) => (source ? [sheetOf(manifest, source)] : []));
}

const knownStyles = new Map<string, string>();

function stylesOf(paths: readonly string[]): string {
  const key = paths.join();
  const css = knownStyles.get(key) ?? readStyles(paths);
  knownStyles.set(key, css);
  return css;
}

/** Routes that are an answer of the server and no page: the home page opens what their cookie asks for. */
const cookieOfRoute: Readonly<Record<LeadingHome, string>> = {
  '/register': 'isRouteRegister',
  '/fastDeposit': 'isFastDeposit',
};

function serverRedirect(url: URL): PageResult | null {
  if (!leadsHome(url.pathname)) return null;
  return {
    kind: 'redirect',
    status: 302,
    // Introducer and currency of the link stay with the visitor.
    location: `/${url.search}`,
    cookies: [{ name: cookieOfRoute[url.pathname], value: 'true' }],
  };
}

function pageInfoOf({ site, language, currency, device, showKeys }: PageRequest): PageInfo {
  return {
    siteId: site.siteId,
    siteName: language === 'zh_CN' ? site.nameZh : site.name,
    mark: site.mark,
    isClosed: site.isClosed,
    template: site.template,
    mobileTemplate: site.mobileTemplate,
    language,
    languages: site.languages.filter((each) => renderer.languages.includes(each)),
    currency,
    currencies: site.currencies,
    device,
    showKeys,
  };
}

async function loadPageMessages(
  { language }: PageInfo,
  namespaces: ReadonlySet<Namespace>,
): Promise<Map<string, Messages>> {
  return new Map(
    await Promise.all(
      [...namespaces].map(async (name) => [name, await loadMessages(language, name)] as const),
    ),
  );
}

function headOf(
  result: StaticHandlerContext,
  { info, texts, origin }: { info: PageInfo; texts: Texts; origin: string },
) {
  const t = texts.of('shell');
  const site = (result.loaderData.root as SiteData | undefined) ?? null;
  const match = result.matches.at(-1);
  const handle = match?.route.handle as PageHandle | undefined;
  const pageData = match ? result.loaderData[match.route.id] : undefined;
  const failure = Object.values(result.errors ?? {})[0];
  const title =
    failure === undefined ? handle?.title?.(texts, pageData) : t(errorTitleKey(readErrorStatus(failure)));
  const own = failure === undefined ? handle : undefined;
  return {
    title: documentTitle(site, title) || info.siteName,
    description:
      own?.description?.(texts, pageData) ?? t('seo.description', { site: site?.name ?? info.siteName }),
    structuredData: own?.structuredData?.(texts, pageData, origin),
    keywords: t('seo.keywords'),
    noindex: failure !== undefined || handle?.noindex === true,
    isStill: own?.isStill === true,
    leadPictures: own?.leadPictures?.(pageData) ?? [],
  };
}

function routeSources(result: StaticHandlerContext): string[] {
  return result.matches.map(({ route }) => `app/routes/${route.id}.tsx`);
}

/** Errors become plain: their stack and type are the server's own affair. */
function hydrationOf({ loaderData, actionData, errors }: StaticHandlerContext) {
  const plain = Object.entries(errors ?? {}).map(([id, error]) => {
    if (error instanceof Error) process.stderr.write(`${error.stack}\n`);
    return [id, { status: readErrorStatus(error) }] as const;
  });
  return { loaderData, actionData, errors: errors ? Object.fromEntries(plain) : null };
}

function redirectOf(response: Response): PageResult {
  const status = response.status as 301 | 302 | 307 | 308;
  return { kind: 'redirect', status, location: response.headers.get('Location') ?? '/', cookies: [] };
}

/** A language that was asked for in the address is remembered. */
function languageCookies(url: URL, info: PageInfo): PageCookie[] {
  if (url.searchParams.get('lang') !== info.language) return [];
  return ['i18n_redirected', 'lang'].map((name) => ({
    name,
    value: info.language,
    maxAgeSeconds: yearSeconds,
  }));
}
