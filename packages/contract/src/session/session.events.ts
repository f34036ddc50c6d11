import { z } from 'zod';
import { defineEvent } from '../core/event.ts';

export const memberLogin = defineEvent({
  channel: 'private-member.{member_id}',
  event: 'login',
  summary:
    'The member logged in. `token` is the hex SHA-256 of the new token; another one than ours means: log out',
  payload: z.object({ token: z.string().regex(/^[0-9a-f]{64}$/) }),
});

export const appCleanCache = defineEvent({
  channel: 'private-member.{member_id}',
  event: 'app_clean_cache',
  summary: 'Log out, clear caches, reload',
  payload: z.object({}),
});
