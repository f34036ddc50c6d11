import './risk.css';
import '#app/parts/form-part.css';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { RiskRules, RiskRuleSet } from '@halls/contract/office';
import { Button, TextInput } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { PageHead } from '#app/parts/page-head.tsx';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { useRuleWords } from '#app/parts/use-rule-words.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { RuleRow } from './rule-row.tsx';
import { readRules, typedOf, withRule, type TypedRules } from './typed-rules.ts';

/** A draft of the site’s rules: the one that is there, or one made of what holds. */
export function WriteRules() {
  const siteId = Number(useParams().siteId);
  const { data, refusal, again } = useRead(reads.of('/risk/rules', { site_id: siteId }));
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  const [draft] = data.list.filter(({ state }) => state === 'draft');
  const [live] = data.list.filter(({ state }) => state === 'live');
  const from = draft ?? live;
  // another draft, another form
  return (
    <RulesForm
      key={`${siteId} ${draft?.version} ${draft?.revision}`}
      siteId={siteId}
      draft={draft ?? null}
      from={from?.body ?? data.proposal}
    />
  );
}

function RulesForm({ siteId, draft, from }: { siteId: number; draft: RiskRuleSet | null; from: RiskRules }) {
  const t = useTranslate('risk');
  const linesOf = useLines();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(() => typedOf(from));
  const [isChecked, setIsChecked] = useState(false);
  const [body, setBody] = useState<RiskRules | null>(null);
  const read = readRules(typed);
  const wrong = isChecked && 'wrong' in read ? read.wrong : new Set<string>();
  const save = () => {
    setIsChecked(true);
    if ('body' in read) setBody(read.body);
  };
  return (
    <>
      <PageHead
        title={t('title')}
        note={t('write_note')}
        actions={
          <Button kind="action" onClick={save}>
            {t('draft_save')}
          </Button>
        }
      />
      <div className="form-parts risk-form">
        <Bounds typed={typed} wrong={wrong} onChange={setTyped} />
        <fieldset className="form-part">
          <legend>{t('draft_rules')}</legend>
          {typed.rules.map((rule, index) => (
            <RuleRow
              key={rule.key}
              rule={rule}
              place={`rules.${index}`}
              wrong={wrong}
              onChange={(next) => setTyped({ ...typed, rules: typed.rules.with(index, next) })}
              onRemove={() => setTyped({ ...typed, rules: typed.rules.toSpliced(index, 1) })}
            />
          ))}
          <div>
            <Button icon="plus" onClick={() => setTyped(withRule(typed))}>
              {t('add')}
            </Button>
          </div>
        </fieldset>
      </div>
      {body && (
        <CommandDialog<unknown>
          title={t('draft_save')}
          note={t('draft_save_note')}
          change={{ before: linesOf(from), after: linesOf(body) }}
          confirm={t('draft_save')}
          send={(reason) =>
            api.call('/risk/draft', { site_id: siteId, base: draft?.revision ?? 0, body, reason })
          }
          onDone={() => {
            void readAgain('/risk/rules', '/risk/try', '/log/list');
            void navigate(`/site/${siteId}/risk`);
          }}
          onClose={() => setBody(null)}
        />
      )}
    </>
  );
}

function Bounds({
  typed,
  wrong,
  onChange,
}: {
  typed: TypedRules;
  wrong: ReadonlySet<string>;
  onChange: (typed: TypedRules) => void;
}) {
  const t = useTranslate('risk');
  const field = (name: 'review_from' | 'decline_from' | 'turnover_percent', label: string, hint: string) => (
    <TextInput
      label={label}
      hint={hint}
      inputMode="numeric"
      autoComplete="off"
      value={typed[name]}
      error={wrong.has(name) ? t('wrong_number') : null}
      onChange={({ target }) => onChange({ ...typed, [name]: target.value })}
    />
  );
  return (
    <fieldset className="form-part">
      <legend>{t('draft_bounds')}</legend>
      <div className="form-columns">
        {field('review_from', t('review_from'), t('review_hint'))}
        {field('decline_from', t('decline_from'), t('decline_hint'))}
        {field('turnover_percent', t('turnover'), t('turnover_hint'))}
      </div>
    </fieldset>
  );
}

/** A line for each rule and for each bound, to compare. */
function useLines(): (rules: RiskRules) => Record<string, number | null> {
  const t = useTranslate('risk');
  const words = useRuleWords();
  return ({ rules, review_from: review, decline_from: decline, turnover_percent: turnover }) => ({
    [t('review_from')]: review,
    [t('decline_from')]: decline,
    [t('turnover')]: turnover,
    ...Object.fromEntries(rules.map((rule) => [words.ruleIn(rule), rule.points])),
  });
}
