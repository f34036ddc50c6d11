import { statement } from '@halls/contract/statement';
import { implement, type Implementation } from '#platform/call.ts';
import { succeed } from '#platform/result.ts';
import { readPage, type StatementDeps } from './read-page.ts';

export function statementRoutes(deps: StatementDeps): Implementation[] {
  return [
    implement(statement, async (input, { actor: member, language }) =>
      succeed(await readPage(deps, member, input, language, () => ({}))),
    ),
  ];
}
