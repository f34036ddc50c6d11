import { readFileSync } from 'node:fs';

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

export type BuildManifest = Record<string, ManifestChunk>;

export interface PageFiles {
  entry: string;
  /** Every chunk that the first render needs, without those that load later. */
  modules: string[];
  styles: string[];
}

const entryName = 'app/entry-client.tsx';

/** The rules of style sheets of the client build, for the document itself: a visitor's first page waits for no second answer. */
export function readStyles(paths: readonly string[]): string {
  return paths
    .map((path) => readFileSync(new URL(`../client${path}`, import.meta.url), 'utf8').trim())
    .join('\n');
}

/** Reads what the client build left; the built server entry stands in `dist/server`. */
export function readBuildManifest(): BuildManifest {
  return JSON.parse(
    readFileSync(new URL('../client/manifest.json', import.meta.url), 'utf8'),
  ) as BuildManifest;
}

/** An entry of the build that is a style sheet alone, with the files that its rules name. */
export function sheetOf(manifest: BuildManifest, source: string): { style: string; assets: string[] } {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The client build has no ${source}: run the build of @halls/web.`);
  return { style: `/${chunk.file}`, assets: (chunk.assets ?? []).map((file) => `/${file}`) };
}

/** The files of the entry and of `sources`, with all that they import. */
export function filesOf(manifest: BuildManifest, sources: readonly string[]): PageFiles {
  const modules = new Set<string>();
  const styles = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || visited.has(name)) return;
    visited.add(name);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
    for (const imported of chunk.imports ?? []) visit(imported);
    modules.add(`/${chunk.file}`);
  };
  visit(entryName);
  for (const source of sources) visit(source);
  const entry = manifest[entryName];
  if (!entry) throw new Error(`The client build has no ${entryName}: run the build of @halls/web.`);
  return { entry: `/${entry.file}`, modules: [...modules], styles: [...styles] };
}
