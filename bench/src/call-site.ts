import { findFreePort } from '@halls/postgres';
import { startServer, startStudio } from '@halls/testkit';
import pg from 'pg';
import { openMemberSession } from './member-session.ts';

/** One of the sandbox's members for load tools, logged in. */
export interface CallingMember {
  readonly account: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface CallSite {
  readonly server: { readonly url: string; readonly port: number; readonly pid: number };
  readonly studio: { readonly pid: number };
  readonly database: pg.Pool;
  /** So many members whom nobody has been given before. */
  takeMembers(count: number): CallingMember[];
  close(): Promise<void>;
}

export const guestHeaders = { 'content-type': 'application/json', language: 'vi_VN' };

/** Site server and studio, each a process, on one database, and all load members logged in. */
export async function openCallSite(databaseUrl: string): Promise<CallSite> {
  const [port, studioPort] = [await findFreePort(), await findFreePort()];
  const server = await startServer({ databaseUrl, port, studioPort });
  const studio = await startStudio({ databaseUrl, serverPort: port, port: studioPort });
  const database = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const members = await logInLoadMembers(database);
  return {
    server,
    studio,
    database,
    takeMembers: (count) => members.splice(0, count),
    async close() {
      await studio.stop();
      await server.stop();
      await database.end();
    },
  };
}

async function logInLoadMembers(database: pg.Pool): Promise<CallingMember[]> {
  const { rows } = await database.query<{ member_id: string; member_account: string }>(
    `select member_id, member_account from app.member
     where site_id = 1 and member_account like 'load%' order by member_id`,
  );
  return Promise.all(
    rows.map(async ({ member_id: memberId, member_account: account }) => {
      const token = await openMemberSession(database, memberId);
      return { account, headers: { ...guestHeaders, authorization: `Bearer ${token}` } };
    }),
  );
}
