import type { BodyProperty, ContentKind } from '@halls/contract/publication';
import { Checkbox, SelectInput, TextInput } from '@halls/ui';
import { instantOf, localTime } from '#app/parts/local-time.ts';
import { useTranslate } from '#app/texts/texts.ts';
import type { Draft } from './document.ts';
import { GameFields } from './game-fields.tsx';
import { ListedField } from './listed-field.tsx';
import { OrderField } from './order-field.tsx';
import { PictureField } from './picture-field.tsx';
import { ReferenceField } from './reference-field.tsx';

interface SettingFieldProps {
  siteId: number;
  property: BodyProperty;
  draft: Draft;
  error: string | undefined;
  /** It is looked at and cannot be written. */
  isRead: boolean;
  onChange: (draft: Draft) => void;
}

/** One property of a body that is not a text by language. */
export function SettingField({ siteId, property, draft, error, isRead, onChange }: SettingFieldProps) {
  const t = useTranslate('content');
  const { name } = property;
  const value = draft[name];
  const set = (next: unknown) => onChange({ ...draft, [name]: next });
  const field = { label: t(`field.${property.label ?? name}` as 'field.title'), error };
  const written = typeof value === 'string' ? value : '';
  switch (property.as) {
    case 'flag':
      return <Checkbox {...field} checked={value === true} onChange={({ target }) => set(target.checked)} />;
    case 'number':
      return (
        <TextInput
          {...field}
          type="number"
          value={typeof value === 'number' ? value : 0}
          onChange={({ target }) => set(Math.trunc(Number(target.value)) || 0)}
        />
      );
    case 'time':
      return (
        <TextInput
          {...field}
          hint={t('time_hint')}
          type="datetime-local"
          value={localTime(value)}
          onChange={({ target }) => set(instantOf(target.value))}
        />
      );
    case 'choice':
      return <ChoiceField {...field} {...{ property, draft, onChange }} />;
    case 'reference': {
      const kind = property.kind as ContentKind;
      return <ReferenceField {...field} {...{ siteId, kind }} value={Number(value)} onChange={set} />;
    }
    case 'listed': {
      const { of } = property;
      const choose = (id: string) => onChange({ ...withoutOrders(draft), [name]: id });
      return <ListedField {...field} {...{ siteId, of }} value={written} onChange={choose} />;
    }
    case 'order':
    case 'arrangement':
      return <Order {...{ siteId, property, draft, isRead }} {...field} onChange={set} />;
    case 'picture': {
      const { required } = property;
      return <PictureField {...field} {...{ siteId, required }} value={written} onChange={set} />;
    }
    case 'game':
      return draft.link_type === 2 ? <GameFields game={value} error={error} onChange={set} /> : null;
    default:
      return (
        <TextInput
          {...field}
          value={written}
          required={property.required}
          maxLength={500}
          onChange={({ target }) => set(target.value)}
        />
      );
  }
}

interface OrderProps extends Omit<SettingFieldProps, 'property' | 'onChange'> {
  property: Extract<BodyProperty, { as: 'order' | 'arrangement' }>;
  label: string;
  onChange: (value: unknown) => void;
}

/** Of another hall or provider it is another order. */
function Order({ property, draft, ...field }: OrderProps) {
  const within = property.of === 'game' ? draft.provider : draft.gt_id;
  return (
    <OrderField
      {...field}
      of={property.of}
      within={typeof within === 'string' || typeof within === 'number' ? String(within) : ''}
      value={draft[property.name]}
      hides={property.as === 'arrangement'}
      isPicked={property.as === 'order' && property.isPicked === true}
    />
  );
}

/** What stood in an order of something else has none here. */
function withoutOrders(draft: Draft): Draft {
  return Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [name, Array.isArray(value) ? [] : value]),
  );
}

interface ChoiceFieldProps {
  property: Extract<BodyProperty, { as: 'choice' }>;
  draft: Draft;
  label: string;
  error: string | undefined;
  onChange: (draft: Draft) => void;
}

function ChoiceField({ property, draft, onChange, ...field }: ChoiceFieldProps) {
  const t = useTranslate('content');
  const { name, label = name, values, isNamed } = property;
  return (
    <SelectInput
      {...field}
      value={String(draft[name])}
      onChange={({ target }) => {
        const chosen = values.find((each) => String(each) === target.value);
        // who leads elsewhere leads to no game
        const without = name === 'link_type' && chosen !== 2 ? { game: null } : {};
        onChange({ ...(name === 'gt_id' ? withoutOrders(draft) : draft), ...without, [name]: chosen });
      }}
    >
      {values.map((each) => (
        <option key={each} value={String(each)}>
          {isNamed ? each : t(`choice.${label}.${each}` as 'choice.use_type.0')}
        </option>
      ))}
    </SelectInput>
  );
}
