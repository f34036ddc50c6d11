export { createPlans } from './plan.module.ts';
export { viewPlan, viewPlans } from './present-plan.ts';
export { type StartPlan, startPlan } from './start-plan.ts';
export { stopPlan } from './stop-plan.ts';
