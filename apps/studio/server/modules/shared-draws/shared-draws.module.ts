import type { StudioModule } from '#platform/studio-module.ts';
import { type DrawParts, runDraws } from './run-draws.ts';

export function createSharedDraws(parts: DrawParts): StudioModule {
  return {
    name: 'shared-draws',
    jobs: [{ name: 'studio-run-draws', everySeconds: 0.25, run: () => runDraws(parts) }],
  };
}
