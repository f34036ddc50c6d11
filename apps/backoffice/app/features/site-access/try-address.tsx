import { useState, type FormEvent } from 'react';
import type { OfficeCalls } from '@halls/contract/office';
import { Button, TextInput } from '@halls/ui';
import { FormProblem } from '@halls/web-kit/forms';
import { api } from '#app/api/api.ts';
import { faultsOf, type FieldFaults } from '#app/command/faults-of.ts';
import { Facts, Panel } from '#app/parts/panel.tsx';
import { StatusMark } from '#app/parts/status-mark.tsx';
import { useTranslate } from '#app/texts/texts.ts';

type Tried = OfficeCalls['/site/try-access']['data'];

/** Whether somebody would come in from an address, by the rules that hold now, and what says so. */
export function TryAddress({ siteId }: { siteId: number }) {
  const t = useTranslate('site');
  const p = useTranslate('parts');
  const [address, setAddress] = useState('');
  const [country, setCountry] = useState('');
  const [tried, setTried] = useState<Tried | null>(null);
  const [faults, setFaults] = useState<FieldFaults>({});
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const code = country.trim().toUpperCase();
    const asked = { site_id: siteId, address: address.trim(), ...(code && { country: code }) };
    const result = await api.call('/site/try-access', asked);
    setTried(result.ok ? result.data : null);
    setFaults(result.ok ? {} : faultsOf(result.data));
    setProblem(result.ok || result.aborted ? null : result.message);
  };
  return (
    <Panel title={t('try')}>
      <form className="access-try" noValidate onSubmit={(event) => void submit(event)}>
        {problem && <FormProblem>{problem}</FormProblem>}
        <div className="access-try-fields">
          <TextInput
            label={p('address')}
            required
            autoComplete="off"
            spellCheck={false}
            value={address}
            error={faults.address}
            onChange={({ target }) => setAddress(target.value)}
          />
          <TextInput
            label={t('try_country')}
            hint={t('try_country_hint')}
            autoComplete="off"
            maxLength={2}
            value={country}
            error={faults.country}
            onChange={({ target }) => setCountry(target.value)}
          />
        </div>
        <Button type="submit">{t('try_go')}</Button>
      </form>
      <div aria-live="polite">{tried && <Verdict tried={tried} />}</div>
    </Panel>
  );
}

function Verdict({ tried: { refusal, allowed_by: allowedBy, denied_by: deniedBy } }: { tried: Tried }) {
  const t = useTranslate('site');
  return (
    <div className="access-verdict">
      <StatusMark tone={refusal === null ? 'good' : 'bad'}>{t(`verdict.${refusal ?? 'in'}`)}</StatusMark>
      <Facts
        facts={[
          [t('try_allowed_by'), allowedBy ?? t('try_none')],
          [t('try_denied_by'), deniedBy ?? t('try_none')],
        ]}
      />
    </div>
  );
}
