import { useState } from 'react';
import { SelectInput, TextInput } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { useSites } from '#app/api/sites.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import type { FieldFaults } from '#app/command/faults-of.ts';
import { readLimits, writeLimits } from '#app/parts/amount-limits.ts';
import { useActionName } from '#app/parts/use-action-name.ts';
import { useTranslate } from '#app/texts/texts.ts';
import type { Kind, Line } from './policy-line.ts';

const mostPeople = 5;
const everywhere = '';
/** The rule is taken away. */
const none = '';

interface Draft {
  siteId: string;
  quorum: string;
  hours: string;
  amounts: string;
}

/** Asks for another rule, in a site or in all that have none of their own. */
export function SetPolicy({ line: { kind, rule }, onClose }: { line: Line; onClose: () => void }) {
  const t = useTranslate('approvals');
  const nameOf = useActionName();
  const [draft, setDraft] = useState<Draft>({
    siteId: rule.site_id === null ? everywhere : String(rule.site_id),
    quorum: String(Math.max(rule.quorum, kind.at_least, 1)),
    hours: String(rule.expires_hours),
    amounts: writeLimits(rule.amount_over),
  });
  const send = async (reason: string) => {
    const amounts = readLimits(draft.amounts);
    if (amounts === undefined) return { ok: false as const, code: 0, message: t('rule_wrong'), data: null };
    return api.call('/change-policy/set', {
      action: kind.action,
      ...(draft.siteId !== everywhere && { site_id: Number(draft.siteId) }),
      ...(draft.quorum !== none && {
        rule: { quorum: draft.quorum, expires_hours: draft.hours, amount_over: amounts },
      }),
      reason,
    });
  };
  return (
    <CommandDialog
      title={nameOf(kind.action)}
      note={t('rule_change_note')}
      needsAnother
      confirm={t('rule_ask')}
      renderFields={(faults) => <RuleFields kind={kind} draft={draft} faults={faults} onChange={setDraft} />}
      send={send}
      onDone={() => void readAgain('/change-policy/list', '/change-request/list')}
      onClose={onClose}
    />
  );
}

function RuleFields({
  kind,
  draft,
  faults,
  onChange,
}: {
  kind: Kind;
  draft: Draft;
  faults: FieldFaults;
  onChange: (draft: Draft) => void;
}) {
  const t = useTranslate('approvals');
  const p = useTranslate('parts');
  const sites = useSites() ?? [];
  const fewest = Math.max(kind.at_least, 1);
  const choices = Array.from({ length: mostPeople - fewest + 1 }, (_, index) => fewest + index);
  return (
    <>
      <SelectInput
        label={p('site')}
        value={draft.siteId}
        error={faults.site_id}
        onChange={({ target }) => onChange({ ...draft, siteId: target.value })}
      >
        <option value={everywhere}>{t('rule_house')}</option>
        {sites.map(({ site_id, name }) => (
          <option key={site_id} value={site_id}>
            {name}
          </option>
        ))}
      </SelectInput>
      <SelectInput
        label={t('rule_quorum')}
        value={draft.quorum}
        error={faults['rule.quorum']}
        onChange={({ target }) => onChange({ ...draft, quorum: target.value })}
      >
        {choices.map((count) => (
          <option key={count}>{count}</option>
        ))}
        <option value={none}>{t('rule_take_away')}</option>
      </SelectInput>
      {kind.moves_money && (
        <TextInput
          label={t('rule_over')}
          hint={t('rule_over_hint')}
          value={draft.amounts}
          error={readLimits(draft.amounts) === undefined ? t('rule_wrong') : null}
          onChange={({ target }) => onChange({ ...draft, amounts: target.value })}
        />
      )}
      <TextInput
        label={t('rule_hours')}
        hint={t('rule_hours_hint')}
        inputMode="numeric"
        value={draft.hours}
        error={faults['rule.expires_hours']}
        onChange={({ target }) => onChange({ ...draft, hours: target.value })}
      />
    </>
  );
}
