import './sign-in-reward.tables.ts';

export { hasCalendars, insertCalendar } from './calendar.repo.ts';
export { signInRewardModule } from './sign-in-reward.module.ts';
export { rewardsOf } from './sign-in-reward.rules.ts';
