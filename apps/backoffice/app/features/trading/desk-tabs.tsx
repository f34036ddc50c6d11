import { Tabs } from '#app/parts/tabs.tsx';
import { useTranslate } from '#app/texts/texts.ts';

interface Desk {
  readonly gp_id: string;
  readonly name: string;
}

/** What there is to see at a desk, and the other desks where there are some. */
export function DeskTabs({ gpId, desks = [] }: { gpId: string; desks?: readonly Desk[] }) {
  const t = useTranslate('trading');
  return (
    <>
      {desks.length > 1 && (
        <Tabs
          label={t('desks')}
          tabs={desks.map(({ gp_id: id, name }) => ({ to: `/trading/${id}`, name }))}
        />
      )}
      <Tabs
        label={t('title')}
        tabs={[
          { to: `/trading/${gpId}`, name: t('board') },
          { to: `/trading/${gpId}/tickets`, name: t('tickets') },
        ]}
      />
    </>
  );
}
