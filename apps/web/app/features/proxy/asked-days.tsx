import { TextInput } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';

export interface AskedDays {
  readonly first_day: string;
  readonly last_day: string;
}

/** Empty: the current month up to today. */
export const thisMonth: AskedDays = { first_day: '', last_day: '' };

export function AskedDaysFields({
  days,
  onChange,
}: {
  days: AskedDays;
  onChange: (days: AskedDays) => void;
}) {
  const t = useTranslate('proxy');
  return (
    <div className="proxy-days">
      <TextInput
        type="date"
        label={t('figures.from')}
        hint={t('figures.most')}
        value={days.first_day}
        onChange={(event) => onChange({ ...days, first_day: event.target.value })}
      />
      <TextInput
        type="date"
        label={t('figures.to')}
        value={days.last_day}
        onChange={(event) => onChange({ ...days, last_day: event.target.value })}
      />
    </div>
  );
}
