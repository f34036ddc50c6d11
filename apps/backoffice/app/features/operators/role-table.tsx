import './role-table.css';
import { reads, useRead } from '#app/api/reads.ts';
import { PageHead } from '#app/parts/page-head.tsx';
import { LoadingLines, ReadProblem } from '#app/parts/read-states.tsx';
import { useTranslate } from '#app/texts/texts.ts';
import { Icon } from '@halls/ui';

/** What each role may. */
export function RoleTable() {
  const t = useTranslate('operators');
  const { data, refusal, again } = useRead(reads.of('/role/list', {}));
  if (!data) return refusal ? <ReadProblem message={refusal.message} again={again} /> : <LoadingLines />;
  const permissions = [...new Set(data.list.flatMap((role) => role.permissions))].toSorted();
  return (
    <>
      <PageHead title={t('roles')} note={t('roles_note')} />
      <div className="role-table-frame" tabIndex={0} role="region" aria-label={t('roles')}>
        <table className="role-table">
          <thead>
            <tr>
              <th scope="col">{t('role')}</th>
              {permissions.map((permission) => (
                <th key={permission} scope="col">
                  <span className="role-permission">{permission}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.list.map(({ role, permissions: held }) => (
              <tr key={role}>
                <th scope="row">{t(`role.${role}`)}</th>
                {permissions.map((permission) => (
                  <td key={permission}>
                    {held.includes(permission) ? (
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
