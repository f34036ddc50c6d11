import { memberFactNames, operatorsOf, shapeOfFact, type MemberFact } from '@halls/contract/member-rule';
import { Button, IconButton, SelectInput, TextInput } from '@halls/ui';
import { useTranslate } from '#app/texts/texts.ts';
import type { CampaignDraft } from './campaign-draft.ts';
import { withCondition, withFact, withGroup, type TypedCondition, type TypedGroup } from './typed-rule.ts';

interface Hall {
  readonly gt_id: number;
  readonly name: string;
}

/** Whom a campaign is for: groups of conditions, all or any of them. */
export function RuleFields({
  draft,
  halls,
  faults,
  onChange,
}: {
  draft: CampaignDraft;
  halls: readonly Hall[];
  faults: Readonly<Record<string, string | undefined>>;
  onChange: (draft: CampaignDraft) => void;
}) {
  const t = useTranslate('campaigns');
  const { groups, match } = draft;
  const setGroups = (next: readonly TypedGroup[]) => onChange({ ...draft, groups: next });
  return (
    <fieldset className="form-part">
      <legend>{t('rule')}</legend>
      {groups.length === 0 && <p>{t('rule_everybody')}</p>}
      {groups.length > 1 && (
        <MatchInput
          label={t('rule')}
          match={match}
          onChange={(next) => onChange({ ...draft, match: next })}
        />
      )}
      {groups.map((group, place) => (
        <GroupFields
          key={group.key}
          group={group}
          halls={halls}
          fault={faultOf(faults, `rule.conditions.${place}`)}
          onChange={(next) =>
            setGroups(next.conditions.length === 0 ? groups.toSpliced(place, 1) : groups.with(place, next))
          }
        />
      ))}
      <div>
        <Button icon="plus" onClick={() => setGroups(withGroup(groups))}>
          {t('rule_add')}
        </Button>
      </div>
    </fieldset>
  );
}

function faultOf(faults: Readonly<Record<string, string | undefined>>, place: string): string | undefined {
  return Object.entries(faults).find(([name]) => name === place || name.startsWith(`${place}.`))?.[1];
}

function MatchInput(props: {
  label: string;
  match: TypedGroup['match'];
  onChange: (match: TypedGroup['match']) => void;
}) {
  const t = useTranslate('campaigns');
  return (
    <SelectInput
      label={props.label}
      value={props.match}
      onChange={({ target }) => props.onChange(target.value === 'any' ? 'any' : 'all')}
    >
      <option value="all">{t('match.all')}</option>
      <option value="any">{t('match.any')}</option>
    </SelectInput>
  );
}

function GroupFields({
  group,
  halls,
  fault,
  onChange,
}: {
  group: TypedGroup;
  halls: readonly Hall[];
  fault: string | undefined;
  onChange: (group: TypedGroup) => void;
}) {
  const t = useTranslate('campaigns');
  const { conditions } = group;
  return (
    <div className="campaign-group" role="group" aria-label={t('rule_group')}>
      {conditions.length > 1 && (
        <MatchInput
          label={t('rule_group')}
          match={group.match}
          onChange={(match) => onChange({ ...group, match })}
        />
      )}
      {conditions.map((condition, place) => (
        <ConditionRow
          key={condition.key}
          condition={condition}
          halls={halls}
          fault={fault}
          onChange={(next) => onChange({ ...group, conditions: conditions.with(place, next) })}
          onRemove={() => onChange({ ...group, conditions: conditions.toSpliced(place, 1) })}
        />
      ))}
      <div>
        <Button size="small" icon="plus" onClick={() => onChange(withCondition(group))}>
          {t('rule_and')}
        </Button>
      </div>
    </div>
  );
}

function ConditionRow({
  condition,
  halls,
  fault,
  onChange,
  onRemove,
}: {
  condition: TypedCondition;
  halls: readonly Hall[];
  fault: string | undefined;
  onChange: (condition: TypedCondition) => void;
  onRemove: () => void;
}) {
  const t = useTranslate('campaigns');
  const { unit } = shapeOfFact(condition.fact);
  return (
    <div className="campaign-condition">
      <SelectInput
        label={t('fact')}
        value={condition.fact}
        onChange={({ target }) => onChange(withFact(condition, target.value as MemberFact))}
      >
        {memberFactNames.map((fact) => (
          <option key={fact} value={fact}>
            {t(`fact.${fact}`)}
          </option>
        ))}
      </SelectInput>
      <SelectInput
        label={t('op')}
        value={condition.op}
        onChange={({ target }) => onChange({ ...condition, op: target.value as TypedCondition['op'] })}
      >
        {operatorsOf(unit).map((op) => (
          <option key={op} value={op}>
            {t(`op.${op}`)}
          </option>
        ))}
      </SelectInput>
      <TextInput
        label={t(`unit.${unit}`)}
        autoComplete="off"
        value={condition.values}
        error={fault}
        onChange={({ target }) => onChange({ ...condition, values: target.value })}
      />
      <ConditionScope condition={condition} halls={halls} onChange={onChange} />
      <IconButton
        icon="close"
        className="campaign-remove"
        label={`${t('rule_remove')}: ${t(`fact.${condition.fact}`)}`}
        onClick={onRemove}
      />
    </div>
  );
}

/** In how many days and in which hall, of the facts that ask it. */
function ConditionScope({
  condition,
  halls,
  onChange,
}: {
  condition: TypedCondition;
  halls: readonly Hall[];
  onChange: (condition: TypedCondition) => void;
}) {
  const t = useTranslate('campaigns');
  const { isWindowed, isOfHall } = shapeOfFact(condition.fact);
  return (
    <>
      {isWindowed && (
        <TextInput
          label={t('fact_days')}
          inputMode="numeric"
          autoComplete="off"
          value={condition.days}
          onChange={({ target }) => onChange({ ...condition, days: target.value })}
        />
      )}
      {isOfHall && (
        <SelectInput
          label={t('hall')}
          value={condition.hall}
          onChange={({ target }) => onChange({ ...condition, hall: target.value })}
        >
          <option value="">{t('fact_any_hall')}</option>
          {halls.map(({ gt_id: id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectInput>
      )}
    </>
  );
}
