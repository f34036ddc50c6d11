import './role-table.css';
import { reads, useRead } from '#app/api/reads.ts';
import { PageHead } from '#app/parts/page-head.tsx';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { permissions } from '@halls/contract/office';
import { Icon } from '@halls/ui';

/** What each role may. */
export function RoleTable() {
  const t = useTranslate('operators');
  const { data, refusal, again } = useRead(reads.of('/role/list', {}));
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  const held = new Set(data.list.flatMap((role) => role.permissions));
  return (
    <>
      <PageHead title={t('roles')} note={t('roles_note')} />
      <div className="role-table-frame" tabIndex={0} role="region" aria-label={t('roles')}>
        <table className="role-table">
          <thead>
            <tr>
              <th scope="col">{t('permission')}</th>
              {data.list.map(({ role }) => (
                <th key={role} scope="col">
                  <span className="role-name">{t(`role.${role}`)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {permissions
              .filter((permission) => held.has(permission))
              .map((permission) => (
                <tr key={permission}>
                  <th scope="row">{t(`permission.${permission}`)}</th>
                  {data.list.map((role) => (
                    <td key={role.role}>
                      {role.permissions.includes(permission) ? (
                        <>
                          <Icon name="check" />
                          <span className="sr-only">{t('may')}</span>
                        </>
                      ) : (
                        <span className="sr-only">{t('may_not')}</span>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
