import '#app/parts/step.css';
import type { OfficeCalls } from '@halls/contract/office';
import { Panel } from '#app/parts/panel.tsx';
import { When } from '#app/parts/when.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { BreakMark } from './break-mark.tsx';

type Steps = OfficeCalls['/recon/break' | '/bank-book/break']['data']['steps'];

/** What has been done about a case, and by whom. */
export function BreakSteps({ steps }: { steps: Steps }) {
  const t = useTranslate('cases');
  return (
    <Panel title={t('steps')}>
      <ol>
        {steps.map((step) => (
          <li key={step.at + step.what} className="step">
            <When at={step.at} />
            <strong>{step.operator?.account ?? t('by_comparing')}</strong>
            <span>{t(`step.${step.what}`)}</span>
            <BreakMark state={step.state} />
            {step.what === 'worked' && step.owner && (
              <span>{t('owned_by', { name: step.owner.account })}</span>
            )}
            {step.note !== '' && <p className="step-note">{step.note}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
