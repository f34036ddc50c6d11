import { memberFacts, type MemberRule } from '@halls/contract/member-rule';

/** The amounts in a rule, by their place in a body that it stands in. */
export function amountsOfRule(rule: MemberRule): Record<string, string> {
  return Object.fromEntries(
    rule.conditions.flatMap((each, place) =>
      'fact' in each
        ? amountsOf(each, `rule.conditions.${place}`)
        : each.conditions.flatMap((inner, index) =>
            amountsOf(inner, `rule.conditions.${place}.conditions.${index}`),
          ),
    ),
  );
}

function amountsOf(
  { fact, values }: { readonly fact: keyof typeof memberFacts; readonly values: readonly string[] },
  place: string,
): [string, string][] {
  if (memberFacts[fact].unit !== 'money') return [];
  return values.map((value, index) => [`${place}.values.${index}`, value]);
}
