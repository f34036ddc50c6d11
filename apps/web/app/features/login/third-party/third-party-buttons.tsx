import './third-party.css';
import { useState } from 'react';
import { Button } from '@halls/ui';
import { useTranslate } from '@halls/web-kit';
import { reads, useRead } from '#app/api/reads.ts';
import { usePage } from '#app/page/page-context.ts';
import { logInWith, type Provider } from './log-in-with.ts';

const providersRead = reads.of('/login/third_party/providers', {});

/** Who else can say who a member is; nothing where the site has nobody. */
export function ThirdPartyButtons({ onDone }: { onDone: () => void }) {
  const t = useTranslate('third_party');
  const login = useTranslate('login');
  const page = usePage();
  const { data } = useRead(providersRead);
  const [visited, setVisited] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  if (!data || data.list.length === 0) return null;

  const visit = async (provider: Provider) => {
    setVisited(provider.provider_id);
    setNotice(null);
    const { isDone, notice: said } = await logInWith(provider, { page, t, login });
    setVisited(null);
    setNotice(said);
    if (isDone) onDone();
  };
  return (
    <div className="third-party">
      {data.list.map((provider) => (
        <Button
          key={provider.provider_id}
          wide
          busy={visited === provider.provider_id}
          disabled={visited !== null}
          onClick={() => void visit(provider)}
        >
          {t('continue', { name: provider.name })}
        </Button>
      ))}
      <p role="status" className="third-party-notice">
        {visited === null ? notice : t('waiting')}
      </p>
    </div>
  );
}
