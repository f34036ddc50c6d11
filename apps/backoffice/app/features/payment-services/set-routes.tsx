import './payment-services.css';
import '#app/parts/form-part.css';
import { useState } from 'react';
import { routePolicies, type OfficePaymentMethod, type OfficePaymentRoute } from '@halls/contract/office';
import { Checkbox, SelectInput, TextInput } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain, reads, useRead } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { draftOf, sentOf, type RouteDraft } from './route-draft.ts';

type Policy = OfficePaymentMethod['policy'];

/** Which services take the orders of a method; somebody else has to agree. */
export function SetRoutes({
  method,
  routes,
  onClose,
}: {
  method: OfficePaymentMethod;
  routes: readonly OfficePaymentRoute[];
  onClose: () => void;
}) {
  const t = useTranslate('payment_services');
  const { data } = useRead(reads.of('/payment-service/list', {}));
  const [policy, setPolicy] = useState<Policy>(method.policy);
  const [changed, setChanged] = useState<Readonly<Record<string, RouteDraft>>>({});
  const services = data?.list ?? [];
  const drafts = services.map(({ psp_id: pspId }) => changed[pspId] ?? draftOf(pspId, routes, method));
  // a refusal names a route by its place among those that are sent
  const placeOf = (draft: RouteDraft) => drafts.filter(({ isUsed }) => isUsed).indexOf(draft);
  const { currency, method_id, direction, method: name } = method;
  return (
    <CommandDialog<unknown>
      title={t('routes_of', { name, currency, direction: t(`direction.${direction}`) })}
      note={t('routes_note')}
      needsAnother
      confirm={t('routes_ask')}
      renderFields={(faults) => (
        <>
          <SelectInput
            label={t('policy')}
            value={policy}
            onChange={(event) => setPolicy(event.target.value as Policy)}
          >
            {routePolicies.map((each) => (
              <option key={each} value={each}>
                {t(`policy.${each}`)}
              </option>
            ))}
          </SelectInput>
          {drafts.map((draft) => (
            <RouteFields
              key={draft.pspId}
              draft={draft}
              currency={currency}
              isForDeposits={direction === 'deposit'}
              faultOf={(field) => faults[`routes.${placeOf(draft)}.${field}`]}
              onChange={(next) => setChanged((before) => ({ ...before, [next.pspId]: next }))}
            />
          ))}
        </>
      )}
      send={(reason) =>
        api.call('/payment-service/set-routes', { method_id, policy, routes: sentOf(drafts), reason })
      }
      onDone={() => void readAgain('/payment-service/routes', '/change-request/list', '/log/list')}
      onClose={onClose}
    />
  );
}

function RouteFields({
  draft,
  currency,
  isForDeposits,
  faultOf,
  onChange,
}: {
  draft: RouteDraft;
  currency: string;
  isForDeposits: boolean;
  faultOf: (field: string) => string | undefined;
  onChange: (draft: RouteDraft) => void;
}) {
  const t = useTranslate('payment_services');
  const field = (name: keyof RouteDraft['fields'], label: string, hint?: string) => (
    <TextInput
      label={label}
      hint={hint}
      inputMode={name === 'method' ? 'text' : 'decimal'}
      value={draft.fields[name]}
      error={faultOf(name)}
      onChange={(event) => onChange({ ...draft, fields: { ...draft.fields, [name]: event.target.value } })}
    />
  );
  return (
    <fieldset className="form-part">
      <legend>{draft.pspId}</legend>
      <Checkbox
        label={t('route_used')}
        checked={draft.isUsed}
        onChange={(event) => onChange({ ...draft, isUsed: event.target.checked })}
      />
      {draft.isUsed && (
        <div className="form-columns">
          {field('weight', t('weight'), t('weight_hint'))}
          {field('method', t('route_code'))}
          {field('cost_percent', t('cost_percent'))}
          {field('cost_fixed', t('cost_fixed', { currency }))}
          {field('min', t('min_in', { currency }), t('limits_hint'))}
          {field('max', t('max_in', { currency }), t('limits_hint'))}
          {isForDeposits && (
            <Checkbox
              label={t('can_refund')}
              checked={draft.canRefund}
              onChange={(event) => onChange({ ...draft, canRefund: event.target.checked })}
            />
          )}
        </div>
      )}
    </fieldset>
  );
}
