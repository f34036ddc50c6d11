import { expect, it } from 'vitest';
import { filesOf, type BuildManifest } from './build-manifest.ts';

const manifest: BuildManifest = {
  'app/entry-client.tsx': {
    file: 'assets/client.js',
    isEntry: true,
    imports: ['_react.js'],
    css: ['assets/client.css'],
  },
  '_react.js': { file: 'assets/react.js' },
  'app/routes/home.tsx': {
    file: 'assets/home.js',
    imports: ['_react.js', '_tile.js'],
    css: ['assets/home.css'],
  },
  '_tile.js': { file: 'assets/tile.js', imports: ['app/entry-client.tsx'] },
  'app/routes/other.tsx': { file: 'assets/other.js' },
};

it('names each file of the page once, with what it imports and nothing else', () => {
  expect(filesOf(manifest, ['app/routes/home.tsx', 'app/routes/home.tsx'])).toEqual({
    entry: '/assets/client.js',
    modules: ['/assets/react.js', '/assets/client.js', '/assets/tile.js', '/assets/home.js'],
    styles: ['/assets/client.css', '/assets/home.css'],
  });
});

it('says what is missing when there is no client build', () => {
  expect(() => filesOf({}, [])).toThrow('run the build');
});
