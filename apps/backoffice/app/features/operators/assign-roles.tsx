import './assign-roles.css';
import { useState } from 'react';
import type { OfficeCalls } from '@halls/contract/office';
import { Checkbox, TextInput } from '@halls/ui';
import { api } from '#app/api/api.ts';
import { readAgain } from '#app/api/reads.ts';
import { CommandDialog } from '#app/command/command-dialog.tsx';
import { useSites } from '#app/api/sites.ts';
import { useTranslate } from '#app/texts/texts.ts';
import { readLimits, writeLimits } from '#app/parts/amount-limits.ts';
import { roles, type Role } from './roles.ts';

type Operator = OfficeCalls['/operator/one']['data']['operator'];
type Assignment = OfficeCalls['/operator/assign']['body']['assignments'][number];

/** A role as it is being edited. */
interface Draft {
  /** What it holds besides what can be changed here. */
  from: Omit<Assignment, 'role' | 'site_ids' | 'amount_limit'>;
  /** Null: all. */
  siteIds: number[] | null;
  limits: string;
}
type Drafts = Partial<Record<Role, Draft>>;

/** What an operator holds: which roles, in which sites, up to which amounts. */
export function AssignRoles({ operator, onClose }: { operator: Operator; onClose: () => void }) {
  const t = useTranslate('operators');
  const [drafts, setDrafts] = useState<Drafts>(() => draftsOf(operator));
  const set = (role: Role, draft: Draft | undefined) => {
    const { [role]: _, ...others } = drafts;
    setDrafts(draft ? { ...others, [role]: draft } : others);
  };
  const send = async (reason: string) => {
    const assignments = assignmentsOf(drafts);
    if (!assignments) return { ok: false as const, code: 0, message: t('roles_wrong'), data: null };
    return api.call('/operator/assign', { operator_id: operator.operator_id, assignments, reason });
  };
  return (
    <CommandDialog
      title={t('assign')}
      note={t('assign_note', { account: operator.account })}
      needsAnother
      confirm={t('assign_submit')}
      renderFields={() => (
        <fieldset className="roles-choice">
          <legend className="roles-legend">{t('roles')}</legend>
          {roles.map((role) => (
            <RoleChoice key={role} role={role} draft={drafts[role]} onChange={(draft) => set(role, draft)} />
          ))}
        </fieldset>
      )}
      send={send}
      onDone={() => void readAgain('/operator/one', '/operator/list', '/change-request/list')}
      onClose={onClose}
    />
  );
}

function RoleChoice({
  role,
  draft,
  onChange,
}: {
  role: Role;
  draft: Draft | undefined;
  onChange: (draft: Draft | undefined) => void;
}) {
  const t = useTranslate('operators');
  const sites = useSites() ?? [];
  const siteIds = draft?.siteIds ?? null;
  return (
    <div className="role-choice">
      <Checkbox
        label={t(`role.${role}`)}
        checked={draft !== undefined}
        onChange={(event) => onChange(event.target.checked ? emptyDraft : undefined)}
      />
      {draft && (
        <div className="role-reach">
          <Checkbox
            label={t('all_sites')}
            checked={siteIds === null}
            onChange={(event) =>
              onChange({
                ...draft,
                siteIds: event.target.checked ? null : sites.map(({ site_id }) => site_id),
              })
            }
          />
          {siteIds !== null &&
            sites.map(({ site_id, name }) => (
              <Checkbox
                key={site_id}
                label={name}
                checked={siteIds.includes(site_id)}
                onChange={(event) =>
                  onChange({
                    ...draft,
                    siteIds: event.target.checked
                      ? [...siteIds, site_id]
                      : siteIds.filter((each) => each !== site_id),
                  })
                }
              />
            ))}
          <TextInput
            label={t('limits')}
            hint={t('limits_hint')}
            value={draft.limits}
            error={readLimits(draft.limits) === undefined ? t('limits_wrong') : null}
            onChange={(event) => onChange({ ...draft, limits: event.target.value })}
          />
        </div>
      )}
    </div>
  );
}

const emptyDraft: Draft = { from: { currencies: null, valid_until: null }, siteIds: null, limits: '' };

function draftsOf({ assignments }: Operator): Drafts {
  return Object.fromEntries(
    assignments.map(({ role, site_ids, amount_limit, currencies, valid_until }) => [
      role,
      { from: { currencies, valid_until }, siteIds: site_ids, limits: writeLimits(amount_limit) },
    ]),
  );
}

/** Null where a limit cannot be read, or a role is held nowhere. */
function assignmentsOf(drafts: Drafts): Assignment[] | null {
  const assignments = roles.flatMap((role): (Assignment | null)[] => {
    const draft = drafts[role];
    if (!draft) return [];
    const amount_limit = readLimits(draft.limits);
    if (amount_limit === undefined || draft.siteIds?.length === 0) return [null];
    return [{ ...draft.from, role, site_ids: draft.siteIds, amount_limit }];
  });
  return assignments.includes(null) ? null : (assignments as Assignment[]);
}
