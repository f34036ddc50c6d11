import { useEffect, useState } from 'react';
import { Button } from '@halls/ui';
import { useTranslate } from '#app/page/page-context.tsx';

/** Dark or light; kept in this browser under `theme` and put back before the next page is drawn. */
export function ThemeSwitch() {
  const t = useTranslate('shell');
  const [theme, setTheme] = useState<string>();
  useEffect(() => setTheme(document.documentElement.dataset.theme), []);
  const next = theme === 'dark' ? 'light' : 'dark';
  const change = () => {
    document.documentElement.dataset.theme = next;
    localStorage.setItem('theme', next);
    setTheme(next);
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
