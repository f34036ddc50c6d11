import { useState } from 'react';
import type { OfficeRebatePlan, RebateTried } from '@halls/contract/office';
import { Button } from '@halls/ui';
import { FormProblem } from '@halls/web-kit/forms';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { useSites } from '#app/api/sites.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { TermsFields } from './terms-fields.tsx';
import { TriedTerms } from './tried-terms.tsx';
import { newTerms, readTerms, typeTerms, type TypedTerms } from './typed-terms.ts';
import { useTranslate } from '#app/texts/texts.ts';

/** Terms of a plan, tried on the last month before somebody else is asked to agree. */
export function WriteTerms({
  siteId,
  plan,
  onClose,
}: {
  siteId: number;
  plan: OfficeRebatePlan | null;
  onClose: () => void;
}) {
  const t = useTranslate('rebates');
  const currencies = useSites()?.find((site) => site.site_id === siteId)?.currencies ?? [];
  const [typed, setTyped] = useState<TypedTerms>(() =>
    plan ? typeTerms(plan) : newTerms(currencies[0] ?? 'USD'),
  );
  const of = {
    ...{ site_id: siteId, currency: typed.currency, kind: typed.kind, period: typed.period },
    terms: readTerms(typed),
  };
  return (
    <CommandDialog<unknown>
      title={t(plan ? 'plan.again' : 'plan.new')}
      note={t('plan.note')}
      needsAnother
      confirm={t('plan.publish')}
      renderFields={(faults) => (
        <>
          {Object.keys(faults).some((field) => field.startsWith('terms.lines')) && (
            <FormProblem>{t('plan.lines_wrong')}</FormProblem>
          )}
          <TermsFields
            typed={typed}
            isNew={plan === null}
            currencies={currencies}
            faults={faults}
            onChange={setTyped}
          />
          <Try ask={() => api.call('/rebate/try', of)} currency={typed.currency} />
        </>
      )}
      send={(reason) => api.call('/rebate/publish', { ...of, from_day: typed.from_day, reason })}
      onDone={() => void readAgain('/rebate/plans', '/change-request/list', '/log/list')}
      onClose={onClose}
    />
  );
}

type Answer = Awaited<ReturnType<typeof api.call<'/rebate/try'>>>;

function Try({ ask, currency }: { ask: () => Promise<Answer>; currency: TypedTerms['currency'] }) {
  const t = useTranslate('rebates');
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [tried, setTried] = useState<RebateTried | null>(null);
  const look = async () => {
    setAsking(true);
    const result = await ask();
    setTried(result.ok ? result.data : null);
    setProblem(result.ok ? null : result.message);
    setAsking(false);
  };
  return (
    <div className="rebates-body" aria-live="polite">
      <Button disabled={isAsking} onClick={() => void look()}>
        {t(isAsking ? 'tried_busy' : 'plan.try')}
      </Button>
      {problem && <FormProblem>{problem}</FormProblem>}
      {tried && <TriedTerms tried={tried} currency={currency} />}
    </div>
  );
}
