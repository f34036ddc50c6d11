import { fileURLToPath } from 'node:url';
import { fontSubsets } from '@halls/ui/font-subsets';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Changes with the packages only, so that a browser keeps it over releases. */
const vendor = {
  name: 'vendor',
  test: /node_modules\/(react|react-dom|scheduler|react-router|cookie-es|use-sync-external-store|@tanstack|@base-ui|@floating-ui)\//,
  priority: 2,
};

/** What the entry needs, in one file: its style sheet comes first and says which layers there are. */
const base = { name: 'base', tags: ['$initial' as const], test: /^(?!.*\/node_modules\/)/, priority: 1 };

// The page's policy allows nothing that stands in the document itself: scripts, styles and pictures are all files.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), fontSubsets()],
  publicDir: false,
  build: {
    outDir: 'dist/made',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        codeSplitting: { groups: [vendor, base], includeDependenciesRecursively: false },
      },
    },
  },
});
