import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** Where the ranges of two faces overlap, browsers take the later: the small files that most pages have anyway. */
const subsets = ['latin-ext', 'vietnamese', 'latin'];

/** Writes each face of a `fonts.css` once for each subset of characters, so that a page loads those that it shows. */
export function fontSubsets(): Plugin {
  return {
    name: 'font-subsets',
    enforce: 'pre',
    transform: {
      filter: { id: /[./]fonts\.css$/ },
      handler: (code, id) => ({ code: expandFaces(code, id), map: null }),
    },
  };
}

/**
 * A face stands for its subsets by a `*` in the name of its file, or for one by its name in brackets (`[thai]`); the
 * font's package, one that the sheet's own may import, knows their ranges. Throws where a file is not there.
 */
export function expandFaces(css: string, sheet: string): string {
  const { resolve } = createRequire(sheet);
  return css.replaceAll(/@font-face \{[^}]*\}\n/g, (face) => {
    const [, file, name, place] = /url\('((@[^/]+\/[^/']+)[^']*?(\*|\[[a-z-]+\])[^']*)'/.exec(face) ?? [];
    if (!file || !place) return face;
    const ranges = JSON.parse(readFileSync(resolve(`${name}/unicode.json`), 'utf8')) as Record<
      string,
      string
    >;
    return (place === '*' ? subsets : [place.slice(1, -1)])
      .map((subset) => {
        if (!ranges[subset]) throw new Error(`${name} has no subset ${subset}`);
        resolve(file.replace(place, subset));
        return face.replace(place, subset).replace(/\}\n$/, `  unicode-range: ${ranges[subset]};\n}\n`);
      })
      .join('');
  });
}
