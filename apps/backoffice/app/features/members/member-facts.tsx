import type { RiskFact, RiskTry } from '@halls/contract/office';
import { Button } from '@halls/ui';
import { useRuleWords } from '#app/parts/use-rule-words.ts';
import { When } from '#app/parts/when.tsx';
import { useMay } from '#app/session/office-session.ts';
import { DataTable, type Column } from '#app/table/data-table.tsx';
import { listOf } from '#app/table/list-of.ts';
import { useTranslate } from '#app/texts/texts.ts';

interface Line {
  readonly fact: RiskFact;
  readonly value: number | null;
  readonly snooze: RiskTry['snoozes'][number] | null;
}

/** What rules look at, as it stands with the member; what is set aside says until when and why. */
export function MemberFacts({
  siteId,
  found,
  ask,
}: {
  siteId: number;
  found: RiskTry;
  ask: (fact: RiskFact, ends: boolean) => void;
}) {
  const t = useTranslate('risk');
  const columns = useColumns(siteId, ask);
  const lines = found.facts.map(({ fact, value }): Line => ({
    ...{ fact, value },
    snooze: found.snoozes.find((each) => each.fact === fact) ?? null,
  }));
  return (
    <DataTable
      label={t('facts')}
      list={listOf(lines)}
      columns={columns}
      idOf={({ fact }) => fact}
      empty={null}
    />
  );
}

function useColumns(
  siteId: number,
  ask: (fact: RiskFact, ends: boolean) => void,
): [Column<Line>, ...Column<Line>[]] {
  const t = useTranslate('risk');
  const words = useRuleWords();
  const may = useMay();
  return [
    { id: 'fact', name: t('fact'), cell: ({ fact }) => t(`fact.${fact}`) },
    { id: 'value', name: t('value'), cell: ({ fact, value }) => words.valueIn(fact, value) },
    {
      id: 'snooze',
      name: t('snoozed'),
      cell: ({ snooze }) =>
        snooze && (
          <>
            {t('snooze_until')} <When at={snooze.until} /> · {snooze.by.account}: {snooze.reason}
          </>
        ),
    },
    ...(may('risk.edit', siteId)
      ? [
          {
            id: 'change',
            name: t('change'),
            cell: ({ fact, snooze }: Line) => (
              <Button kind="plain" onClick={() => ask(fact, snooze !== null)}>
                {t(snooze ? 'snooze_end' : 'snooze')}
              </Button>
            ),
          },
        ]
      : []),
  ];
}
