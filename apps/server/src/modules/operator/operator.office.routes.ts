import { officeEndpoints } from '@halls/contract/office';
import { audited } from '#platform/audit/audited.ts';
import {
  implementAudited,
  implementChange,
  implementOpen,
  implementQuery,
  type OfficeImplementation,
} from '#platform/office/office-call.ts';
import { fail, succeed } from '#platform/result.ts';
import { assignmentsOf, listRoles } from './assignment.repo.ts';
import {
  acceptInvitation,
  auditedOwn,
  beginTwoFactor,
  changeOwnPassword,
  confirmTwoFactor,
} from './change-own-access.ts';
import { shutSeal } from './emergency.repo.ts';
import { invitedUntil } from './invitation.repo.ts';
import { addPasskey, beginPasskey, removePasskey } from './keep-passkeys.ts';
import { changeOperator, createOperator, inviteOperator, setOperatorStatus } from './manage-operators.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { presentLine, presentOperator, presentPasskey, presentSession } from './operator.present.ts';
import { accountsOf, findOperator, listOperators } from './operator.repo.ts';
import { endSessions, listSessions, type SessionPlace } from './operator-session.repo.ts';
import { passkeysOf } from './passkey.repo.ts';
import { describeMe, signIn, stepUp } from './sign-in.ts';

const pageSize = 50;
const ownSessionsShown = 100;

/** Getting in and out, and what operators do about themselves. */
export function ownRoutes(deps: OperatorDeps): OfficeImplementation[] {
  const { sql } = deps;
  return [
    implementOpen(officeEndpoints.signIn, (input, call) => signIn(deps, input, call)),
    implementOpen(officeEndpoints.acceptInvitation, (input, call) => acceptInvitation(deps, input, call)),

    implementAudited(officeEndpoints.signOut, async (_, { actor, now, keepToken }) => {
      const receipt = await sql.transaction().execute(async (transaction) => {
        const only = actor.from.sessionId ?? undefined;
        await endSessions(transaction, actor.operatorId, { only }, 'signed_out', now);
        // who leaves an emergency account leaves it shut
        if (actor.isEmergency) await shutSeal(transaction, actor.operatorId);
        return auditedOwn(transaction, actor, 'operator.signed_out');
      });
      keepToken(null);
      return { ok: true, data: null, receipt };
    }),

    implementQuery(officeEndpoints.me, async (_, call) => {
      const data = await describeMe(deps, call);
      return data ? succeed(data) : fail(404);
    }),

    implementAudited(officeEndpoints.stepUp, (input, call) => stepUp(deps, input, call)),

    implementQuery(officeEndpoints.ownSessions, async (_, { actor, now }) => {
      const { operatorId, account, from } = actor;
      const rows = await listSessions(sql, { operatorId, after: null, limit: ownSessionsShown }, now);
      const list = rows
        .map((row) => presentSession(row, account, from.sessionId))
        .toSorted((one, other) => Number(other.is_this) - Number(one.is_this));
      return succeed({ list });
    }),

    implementAudited(officeEndpoints.endOwnSession, async ({ session_id: sessionId }, { actor, now }) => {
      const which =
        sessionId === undefined
          ? { except: actor.from.sessionId ?? undefined }
          : { only: readSessionId(sessionId) };
      return sql.transaction().execute(async (transaction) => {
        const ended = await endSessions(transaction, actor.operatorId, which, 'ended', now);
        const receipt = await auditedOwn(transaction, actor, 'operator.own_session_ended', { ended });
        return { ok: true, data: { ended }, receipt };
      });
    }),

    implementAudited(officeEndpoints.changeOwnPassword, (input, call) =>
      changeOwnPassword(deps, input, call),
    ),
    implementAudited(officeEndpoints.beginTwoFactor, (input, call) => beginTwoFactor(deps, input, call)),
    implementAudited(officeEndpoints.confirmTwoFactor, (input, call) => confirmTwoFactor(deps, input, call)),

    implementQuery(officeEndpoints.passkeyList, async (_, { actor }) =>
      succeed({ list: (await passkeysOf(sql, actor.operatorId)).map(presentPasskey) }),
    ),
    implementQuery(officeEndpoints.beginPasskey, (_, call) => beginPasskey(deps, call)),
    implementAudited(officeEndpoints.addPasskey, (input, call) => addPasskey(deps, input, call)),
    implementAudited(officeEndpoints.removePasskey, (input, call) => removePasskey(deps, input, call)),
  ];
}

/** What operators see of each other, and do about each other. */
export function operatorRoutes(deps: OperatorDeps): OfficeImplementation[] {
  const { sql } = deps;
  return [
    implementQuery(officeEndpoints.operatorList, async (input) => {
      const { cursor = '', limit = pageSize, search, status, role } = input;
      const rows = await listOperators(sql, { after: cursor, limit: limit + 1, search, status, role });
      const shown = rows.slice(0, limit);
      const held = await assignmentsOf(
        sql,
        shown.map(({ operatorId }) => operatorId),
      );
      return succeed({
        list: shown.map((row) => presentLine(row, held.get(row.operatorId) ?? [])),
        next_cursor: rows.length > limit ? (shown.at(-1)?.account ?? null) : null,
      });
    }),

    implementQuery(officeEndpoints.operatorOne, async ({ operator_id: operatorId }, { now }) => {
      const [operator, held, until] = await Promise.all([
        findOperator(sql, operatorId),
        assignmentsOf(sql, [operatorId]),
        invitedUntil(sql, operatorId, now),
      ]);
      if (!operator) return fail(404);
      return succeed({ operator: presentOperator(operator, held.get(operatorId) ?? [], until) });
    }),

    implementChange(officeEndpoints.createOperator, (input, call) => createOperator(deps, input, call)),
    implementChange(officeEndpoints.updateOperator, (input, call) => changeOperator(deps, input, call)),
    implementChange(officeEndpoints.setOperatorStatus, (input, call) => setOperatorStatus(deps, input, call)),
    implementChange(officeEndpoints.inviteOperator, (input, call) => inviteOperator(deps, input, call)),

    implementQuery(officeEndpoints.roleList, async () => {
      const list = await listRoles(sql);
      return succeed({
        list: list.map(({ role, permissions }) => ({ role, permissions: [...permissions] })),
      });
    }),

    implementQuery(officeEndpoints.operatorSessions, async (input, { actor, now }) => {
      const { cursor, limit = pageSize, operator_id: operatorId } = input;
      const rows = await listSessions(sql, { operatorId, after: readPlace(cursor), limit: limit + 1 }, now);
      const shown = rows.slice(0, limit);
      const accounts = await accountsOf(
        sql,
        shown.map((row) => row.operatorId),
      );
      const last = shown.at(-1);
      return succeed({
        list: shown.map((row) =>
          presentSession(row, accounts.get(row.operatorId) ?? '', actor.from.sessionId),
        ),
        next_cursor: rows.length > limit && last ? `${last.lastUsedAt.getTime()} ${last.sessionId}` : null,
      });
    }),

    implementChange(officeEndpoints.endOperatorSessions, async (input, { actor, now }) => {
      const { operator_id: operatorId, session_id: sessionId, reason } = input;
      const only = sessionId === undefined ? undefined : readSessionId(sessionId);
      return sql.transaction().execute(async (transaction) => {
        if (!(await findOperator(transaction, operatorId))) return fail(404);
        const ended = await endSessions(transaction, operatorId, { only }, 'ended', now);
        const target = `operator/${operatorId}`;
        const record = { target, before: null, after: { ended }, reason };
        const receipt = await audited(transaction, actor, 'operator.sessions_ended', record);
        return { ok: true, data: { ended }, receipt };
      });
    }),
  ];
}

/** No session has the number 0, which stands for what was never a session. */
function readSessionId(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}

/** Null at the beginning, and for what was never a cursor. */
function readPlace(cursor: string | undefined): SessionPlace | null {
  const [, ms, sessionId] = /^(\d{1,15}) (\d{1,15})$/.exec(cursor ?? '') ?? [];
  return ms && sessionId ? { lastUsedAt: new Date(Number(ms)), sessionId: Number(sessionId) } : null;
}
