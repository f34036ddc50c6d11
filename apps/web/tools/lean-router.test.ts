import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { makeLean } from './lean-router.ts';

const folder = new URL('lib/', import.meta.resolve('react-router'));
const read = (file: string): string => readFileSync(fileURLToPath(new URL(file, folder)), 'utf8');

describe('the lean router', () => {
  it('finds in the router that is installed what it makes droppable', () => {
    const [dom, router] = [read('dom/lib.js'), read('router/router.js')];
    const [history, hooks] = [read('router/history.js'), read('hooks.js')];
    expect(dom).toMatch(/^const Link = React\$1\.forwardRef\(/m);
    expect(dom).toContain('Link.displayName = "Link";');
    expect(dom).toContain('hydrationData: opts?.hydrationData || parseHydrationData()');
    expect(router).toContain('if (init.instrumentations) {');
    expect(history).toMatch(/^function warning\(/m);
    expect(hooks).toMatch(/^function warningOnce\(/m);

    expect(makeLean(dom)).toMatch(/^const Link = \/\* @__PURE__ \*\/ React\$1\.forwardRef\(/m);
    expect(makeLean(dom)).not.toContain('Link.displayName');
    expect(makeLean(dom)).toContain('hydrationData: opts?.hydrationData,');
    expect(makeLean(router)).toContain('if (undefined) {');
    expect(makeLean(history)).toMatch(/^\/\* @__NO_SIDE_EFFECTS__ \*\/ function warning\(/m);
  });
});
