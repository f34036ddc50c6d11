import { createHash } from 'node:crypto';
import { localeOf } from '@halls/contract';
import { manifestPath, type InlineHashes } from '@halls/contract/page';
import type { LeadPicture } from '#app/page/page-handle.ts';
import type { PageInfo } from '#app/page/page-info.ts';
import { fontsToPreload } from '#app/page/font-files.ts';
import type { Template } from '#app/page/template.ts';
import type { PageFiles } from './build-manifest.ts';
import { pageStateId } from './page-state.ts';

export interface DocumentParts {
  info: PageInfo;
  template: Template;
  title: string;
  description: string;
  keywords: string;
  noindex: boolean;
  /** No code takes it over, so that none comes with it. */
  isStill: boolean;
  buildId: string;
  /** In the words of schema.org. */
  structuredData: object | undefined;
  /** Absolute, without the query. */
  pageUrl: string;
  /** True when the address names the language, which makes it a page of its own. */
  namesLanguage: boolean;
  files: PageFiles;
  /** The rules of `files.styles`, and of the language's script. */
  css: string;
  /** Files of the font of the language's script, where a device may have none. */
  scriptFonts: readonly string[];
  /** The picture that the first screen waits for. */
  leadPictures: readonly LeadPicture[];
  root: string;
  state: string;
}

/**
 * Before anything is drawn: marks the document for a member, so that the header of a guest never
 * flashes, and puts back the theme that was chosen in this browser.
 */
const visitorMark =
  "try{const d=document.documentElement,s=localStorage,t=s.getItem('theme');if(s.getItem('token')&&s.getItem('member_id'))d.setAttribute('data-member','');" +
  "if(t==='dark'||t==='light')d.dataset.theme=t;" +
  // what an app asks the pages within it to leave out, by the address of the first of them
  "const q=new URLSearchParams(location.search),k=sessionStorage;for(const n of['appPage','header','footer']){const v=q.get(n)??k.getItem(n);" +
  "if(n==='appPage'?/^(header|content|footer)$/.test(v):v==='false'){k.setItem(n,v);d.setAttribute('data-'+n.toLowerCase(),v)}else if(q.has(n))k.removeItem(n)}}catch{}" +
  // a browser offers to install the site once, and before the code that may take it up is there
  "addEventListener('beforeinstallprompt',e=>{e.preventDefault();self.installOffer=e})";

/**
 * Fetches the page's code once its first frame is on the screen: what can be read comes first. The paint
 * entry tells of that; a frame's callback runs before it. A tab that is not looked at draws no frame, so
 * a clock starts it too.
 */
function startScript({ entry, modules }: PageFiles): string {
  const files = JSON.stringify(modules.filter((href) => href !== entry));
  return [
    `(()=>{let begun=0;const begin=()=>{if(begun++)return;const add=(tag,rest)=>document.head.append(Object.assign(document.createElement(tag),rest));`,
    `for(const href of ${files})add('link',{rel:'modulepreload',href});`,
    `add('script',{type:'module',src:${JSON.stringify(entry)}})};`,
    `if(self.PerformanceObserver?.supportedEntryTypes?.includes('paint'))new PerformanceObserver(begin).observe({type:'paint',buffered:true});`,
    `else requestAnimationFrame(()=>setTimeout(begin));setTimeout(begin,2000)})()`,
  ].join('');
}

/**
 * The document, and the hashes of what a browser runs or applies in it. The state is data, which
 * needs none.
 */
export function renderDocument(parts: DocumentParts): { html: string; inline: InlineHashes } {
  const script = startScript(parts.files);
  return {
    html: write(parts, script),
    inline: { scripts: [visitorMark, script].map(hashOf), styles: [hashOf(parts.css)] },
  };
}

const knownHashes = new Map<string, string>();

/** As a content security policy names it. There are as many texts as templates and routes. */
function hashOf(text: string): string {
  const hash = knownHashes.get(text) ?? `sha256-${createHash('sha256').update(text).digest('base64')}`;
  knownHashes.set(text, hash);
  return hash;
}

function write(parts: DocumentParts, script: string): string {
  const { info, template, files } = parts;
  const locale = localeOf(info.language);
  return [
    '<!doctype html>',
    `<html lang="${locale}" data-language="${info.language}" data-template="${info.template}" data-theme="${template.defaultTheme}" data-build="${parts.buildId}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(parts.title)}</title>`,
    ...parts.leadPictures.map(leadPictureLink),
    `<style>${parts.css}</style>`,
    // The rules stand above already. The build's loader looks for these links and would fetch the files again.
    ...files.styles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    ...[...fontsToPreload(template.fonts, info.language), ...parts.scriptFonts].map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    `<meta name="description" content="${escapeHtml(parts.description)}">`,
    `<meta name="keywords" content="${escapeHtml(parts.keywords)}">`,
    `<meta name="theme-color" content="${template.themeColor}">`,
    parts.noindex ? '<meta name="robots" content="noindex">' : languageLinks(parts),
    ...(parts.structuredData ? [structuredDataScript(parts.structuredData)] : []),
    `<link rel="icon" href="/pictures/brands/${info.mark}-favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="/pictures/brands/${info.mark}-favicon/180.png">`,
    `<link rel="manifest" href="${manifestPath}?lang=${info.language}">`,
    `<script>${visitorMark}</script>`,
    '</head>',
    '<body>',
    `<div id="root">${parts.root}</div>`,
    ...(parts.isStill
      ? []
      : [
          `<script type="application/json" id="${pageStateId}">${parts.state}</script>`,
          `<script>${script}</script>`,
        ]),
    '</body>',
    '</html>',
  ].join('\n');
}

function leadPictureLink({ srcset, sizes, media, type }: LeadPicture): string {
  const source = `imagesrcset="${escapeHtml(srcset)}" imagesizes="${sizes}" media="${media}"`;
  return `<link rel="preload" as="image" ${source} type="${type}" fetchpriority="high">`;
}

/** Where the page is in each language, so that a search engine offers the right one. */
function languageLinks({ info, pageUrl, namesLanguage }: DocumentParts): string {
  const url = escapeHtml(pageUrl);
  return [
    `<link rel="canonical" href="${url}${namesLanguage ? `?lang=${info.language}` : ''}">`,
    ...info.languages.map(
      (language) => `<link rel="alternate" hreflang="${localeOf(language)}" href="${url}?lang=${language}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${url}">`,
  ].join('\n');
}

/** Data, which no policy needs to allow. What stands in it cannot end its element. */
function structuredDataScript(structuredData: object): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...structuredData });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
