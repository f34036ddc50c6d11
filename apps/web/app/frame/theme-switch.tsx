import { useState } from 'react';
import { Button } from '@halls/ui';
import { useHydrated, useTranslate } from '@halls/web-kit';

/** Dark or light; kept in this browser under `theme` and put back before the next page is drawn. */
export function ThemeSwitch() {
  const t = useTranslate('shell');
  const [chosen, setChosen] = useState<string>();
  const hydrated = useHydrated();
  const theme = chosen ?? (hydrated ? document.documentElement.dataset.theme : undefined);
  const next = theme === 'dark' ? 'light' : 'dark';
  const change = () => {
    document.documentElement.dataset.theme = next;
    localStorage.setItem('theme', next);
    setChosen(next);
  };
  return (
    <Button
      className="theme-switch needs-script"
      size="small"
      icon={next === 'light' ? 'sun' : 'moon'}
      onClick={change}
    >
      {t(`theme.${next}`)}
    </Button>
  );
}
