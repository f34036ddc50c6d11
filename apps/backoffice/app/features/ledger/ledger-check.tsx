import type { LedgerCheck as Check } from '@halls/contract/office';
import { Button } from '@halls/ui';
import { toasts } from '@halls/web-kit';
import { api } from '#app/api/api.ts';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { useReadAgain } from '#app/api/use-read-again.ts';
import { Panel } from '#app/parts/panel.tsx';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { StatusMark } from '#app/parts/status-mark.tsx';
import { When } from '#app/parts/when.tsx';
import { useTranslate } from '#app/texts/texts.ts';

const lookAgainMs = 2_000;

/** What the last check of the whole ledger has found, and when; another can be asked for. */
export function LedgerCheck() {
  const t = useTranslate('ledger');
  const { data, refusal, again } = useRead(reads.of('/ledger/checks', {}));
  const isUnderWay = data?.under_way !== null;
  useReadAgain(data !== undefined && isUnderWay, lookAgainMs, '/ledger/checks');
  const ask = async () => {
    const answer = await api.call('/ledger/check', {});
    if (!answer.ok && !answer.aborted) toasts.show('error', answer.message);
    await readAgain('/ledger/checks');
  };
  return (
    <Panel
      title={t('check')}
      actions={
        data && (
          <Button icon="shield" aria-label={t('check_now')} busy={isUnderWay} onClick={() => void ask()}>
            {t('check_now')}
          </Button>
        )
      }
    >
      {!data &&
        (refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines count={2} />)}
      {data && !data.last && <p>{t('check_never')}</p>}
      {data?.last && <CheckResult check={data.last} />}
      {data?.under_way && (
        <p className="ledger-sum" role="status">
          <StatusMark tone="waiting">{t('check_under_way')}</StatusMark>
        </p>
      )}
    </Panel>
  );
}

function CheckResult({ check }: { check: Check }) {
  const t = useTranslate('ledger');
  return (
    <>
      <p role="status">
        {check.violations.length === 0 ? (
          <StatusMark tone="good">{t('check_holds')}</StatusMark>
        ) : (
          <StatusMark tone="bad">{t('check_broken', { count: check.violations.length })}</StatusMark>
        )}
      </p>
      <p>
        {check.ended_at && <When at={check.ended_at} />} ·{' '}
        {t('check_up_to', { number: check.up_to ?? 0, seconds: ((check.took_ms ?? 0) / 1000).toFixed(1) })}
      </p>
      {check.violations.length > 0 && (
        <ul className="ledger-violations">
          {check.violations.map(({ name, detail }) => (
            <li key={name + detail}>
              <strong>{name}</strong>: {detail}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
