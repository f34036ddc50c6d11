import { localeOf } from '@halls/contract';
import { usePage } from '#app/page/page-context.ts';

export function Figure({ name, value }: { name: string; value: number }) {
  const { language } = usePage();
  return (
    <div>
      <dt className="proxy-note">{name}</dt>
      <dd>{new Intl.NumberFormat(localeOf(language)).format(value)}</dd>
    </div>
  );
}
