export { judgeRule, presentRule } from './judge-rule.ts';
export { memberRuleModule, type MemberRules } from './member-rule.module.ts';
export type { RuleMoment } from './rule-moment.ts';
export { countAudience, readFacts, type FactValues } from './member-rule.repo.ts';
