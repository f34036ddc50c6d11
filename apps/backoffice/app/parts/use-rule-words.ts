import { localeOf } from '@halls/contract';
import { riskFacts, type RiskFact, type RiskRule } from '@halls/contract/office';
import { useLanguage, useTranslate } from '#app/texts/texts.ts';

export interface RuleWords {
  /** A rule as a sentence. */
  ruleIn(rule: Pick<RiskRule, 'fact' | 'threshold'>): string;
  /** What rules look at, as it was found. */
  valueIn(fact: RiskFact, value: number | null): string;
}

/** Rules for withdrawals in words. */
export function useRuleWords(): RuleWords {
  const t = useTranslate('risk');
  const format = new Intl.NumberFormat(localeOf(useLanguage()), { numberingSystem: 'latn' });
  const write = (value: number) => format.format(value);
  return {
    ruleIn: ({ fact, threshold }) => t(`rule.${fact}`, { n: write(threshold) }),
    valueIn(fact, value) {
      const { unit } = riskFacts[fact];
      if (value === null) return t('value.unknown');
      if (unit === 'yes') return t(value === 0 ? 'value.no' : 'value.yes');
      return t(`value.${unit}`, { n: write(value) });
    },
  };
}
