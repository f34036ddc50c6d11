import type { RebateDueLine } from '@halls/contract/rebate';
import type { OfficeRebateDue } from '@halls/contract/office';
import { useRead, reads } from '#app/api/reads.ts';
import { Amount } from '#app/parts/amount.tsx';
import { Facts } from '#app/parts/panel.tsx';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { daysOfRun } from './run-mark.tsx';
import { hallOf } from './typed-terms.ts';

/** What a member's sum is made of. */
export function DueLines({ siteId, due }: { siteId: number; due: OfficeRebateDue }) {
  const t = useTranslate('rebates');
  const hall = useTranslate('reports');
  const asked = { site_id: siteId, run_id: due.run_id, member_id: due.member_id };
  const { data, refusal, again } = useRead(reads.of('/rebate/run-lines', asked));
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  const nameOf = (line: RebateDueLine) => {
    const place = line.gt_id === 0 ? t('bound') : hall(`hall.${hallOf(String(line.gt_id))}`);
    const provider = line.gp_id === '' ? '' : ` · ${line.gp_id}`;
    const of = line.is_difference ? ` (${t('line.difference')}, ${daysOfRun(line)})` : '';
    return `${place}${provider}${of}`;
  };
  return (
    <Facts
      facts={data.list.map((line) => [
        nameOf(line),
        <span key={nameOf(line)}>
          {line.gt_id !== 0 && (
            <>
              <Amount amount={line.base} currency={due.currency} /> × {line.rate_bp / 100}% ={' '}
            </>
          )}
          <Amount amount={line.amount} currency={due.currency} />
        </span>,
      ])}
    />
  );
}
