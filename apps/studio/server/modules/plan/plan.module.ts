import type { StudioModule } from '#platform/studio-module.ts';
import type { PlanParts } from './plan-parts.ts';
import { runPlans } from './run-plans.ts';

export function createPlans(parts: PlanParts): StudioModule {
  return {
    name: 'plan',
    jobs: [{ name: 'studio-run-plans', everySeconds: 0.25, run: () => runPlans(parts) }],
  };
}
