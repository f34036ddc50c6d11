import { describe, expect, it } from 'vitest';
import { findBreaches } from './rules.ts';

describe('findBreaches', () => {
  it.each([
    ['apps/server/src/utils/money.ts', '', /drawer/],
    ['packages/ui/src/helpers.tsx', '', /drawer/],
    ['apps/web/app/GameTile.tsx', '', /kebab-case/],
    ['apps/server/src/app.ts', 'line\n'.repeat(400), /400 lines/],
    ['apps/web/app/styles.css', 'line\n'.repeat(400), /400 lines/],
    ['docs/adr/0001-a.md', '# 1. A\n\nDate: 2026-01-01 · Status: accepted\n', /not chosen/],
    ['docs/adr/0001-a.md', '# 1. A\n\n**Not chosen.** B.\n', /Date/],
    ['docs/notes.md', `first\n${'to'.toUpperCase()}DO: write`, /notes\.md:2/],
    [
      'package-lock.json',
      '{"packages": {"node_modules/x": {"resolved": "https://registry/x.tgz"}}}',
      /registry host/,
    ],
    [
      'package-lock.json',
      '{"packages": {"node_modules/x": {"optionalDependencies": {"x-linux": "1.0.0"}}}}',
      /x-linux, which node_modules\/x may need, is missing/,
    ],
  ])('reports %s', (path, text, expected) => {
    expect(findBreaches(path, text)).toEqual([expect.stringMatching(expected)]);
  });

  it.each([
    ['apps/server/src/modules/site/site.routes.ts', 'export const routes = [];\n'],
    ['apps/server/migrations/platform/0001_roles_and_outbox.sql', 'select 1;\n'.repeat(900)],
    ['packages/i18n/locales/vi_VN/site.json', '{}'],
    [
      'package-lock.json',
      '{"packages": {"node_modules/x": {"optionalDependencies": {"y": "1.0.0"}}, "node_modules/y": {}}}',
    ],
  ])('is content with %s', (path, text) => {
    expect(findBreaches(path, text)).toEqual([]);
  });
});
