import type { StudioModule } from '#platform/studio-module.ts';
import type { StudioPlatform } from '#platform/studio-platform.ts';
import { sweepDemos } from './sweep-demos.ts';

export function createDemo(platform: Pick<StudioPlatform, 'sql' | 'clock'>): StudioModule {
  return {
    name: 'demo',
    jobs: [{ name: 'studio-sweep-demos', everySeconds: 30, run: () => sweepDemos(platform) }],
  };
}
