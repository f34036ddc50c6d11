import { fileURLToPath } from 'node:url';
import { fontSubsets } from '@halls/ui/font-subsets';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { scriptSheets } from './app/document/script-sheets.ts';
import { stillSheet } from './app/document/still-sheet.ts';
import { leanRouter } from './tools/lean-router.ts';

/** Changes with the packages only, so that a browser keeps it over releases. */
const vendor = {
  name: 'vendor',
  test: /node_modules\/(react|react-dom|scheduler|react-router|cookie-es|@remix-run)\//,
  priority: 2,
};

/**
 * What the entry needs, in one file instead of thirty: features that load late share most of it. The fonts of scripts
 * and the sheet of still pages are entries too, each for the documents that name it.
 */
const base = {
  name: 'base',
  tags: ['$initial' as const],
  test: /^(?!.*\/(script-fonts|still-sheet)\/)/,
  priority: 1,
};

/** In the folders of what the pages share: what only dialogs, halls, the member's place or an open game load. */
const late = [
  String.raw`\.dialog\.tsx|\.css|(load-messages|dialog-modules|home-parts|member-pages|format-time|format-left|breadcrumbs|site-copy|cookies|save-csv|window-messages|write-csv)\.ts|(member|page)-parts\.tsx`,
  String.raw`(game-grid|long-grid|provider-filter|trait-filter|search-everywhere|search-field|markup|site-note|heart|table-now)\.tsx`,
  String.raw`(find-games|game-traits|use-found-by-server|load-home|load-hall-games|load-provider-games|load-table|table-watch|table-rules)\.ts`,
  String.raw`(game-session-store|launch-rules|open-game|popup-windows)\.ts`,
].join('|');

/** What the pages share, which would otherwise come in a crumb for each pair that shares it. */
const page = {
  name: 'page',
  test: new RegExp(
    String.raw`/apps/web/app/(page|dialogs|game-session|frame|shell|catalogue|features/home)/(?!.*(${late})$)|/apps/web/app/routes/home\.tsx|/apps/web/app/realtime/(use-realtime-connection|realtime-events)|/contract/src/core/(currency-list|constants)|/i18n/src/format-money|/ui/src/(icon|money)`,
  ),
};

/** The server names the files that the browser's build has written. */
const assetFileNames = 'assets/[name]-[hash:7][extname]';

// Two builds share this file: `vite build` makes what the browser loads, `vite build --ssr` the page renderer.
export default defineConfig(({ isSsrBuild }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), fontSubsets(), leanRouter()],
  publicDir: isSsrBuild ? false : 'public',
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: isSsrBuild ? false : 'manifest.json',
    target: 'es2022',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    // The document names every chunk that a page needs, so the loader's polyfill has no work.
    // Nor do routes name what every page has already.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, names) =>
        names.filter((name) => !/\/(vendor|rolldown-runtime)-/.test(name)),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      input: isSsrBuild
        ? { 'entry-server': 'app/entry-server.tsx' }
        : { client: 'app/entry-client.tsx', ...scriptSheets, still: stillSheet },
      // Schemas are built by chains of calls that have no effect: unused ones may go. Only calls of our own: what a
      // library does with an answer, `Object.values(channels).forEach(join)`, would go as well.
      treeshake: { manualPureFunctions: ['z', 'defineEndpoint'] },
      output: isSsrBuild
        ? { entryFileNames: '[name].js', assetFileNames, codeSplitting: false }
        : {
            // every page loads the list of these names, in which a hash is what does not compress
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames,
            codeSplitting: { groups: [vendor, base, page], includeDependenciesRecursively: false },
          },
    },
  },
}));
