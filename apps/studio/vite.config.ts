import { resolve } from 'node:path';
import { fontSubsets } from '@halls/ui/font-subsets';
import { defineConfig } from 'vite';

const page = (name: string): string => resolve(import.meta.dirname, `games/${name}/client/index.html`);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [fontSubsets()],
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // data: addresses would need an exception in the pages' policy
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: {
        slots: page('slots'),
        picks: page('picks'),
        hands: page('hands'),
        sports: page('sports'),
        verify: page('verify'),
        chains: page('chains'),
      },
    },
  },
});
