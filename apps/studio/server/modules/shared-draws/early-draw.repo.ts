import type { Sql, SqlTransaction } from '#platform/database.ts';

/** A chain of before the published ones: its last link stood in clear. */
export interface EarlyChain {
  readonly chainId: number;
  readonly firstDraw: number;
  readonly length: number;
  readonly lastLink: string;
}

/** Those that hold links of no draw. */
export async function listEarlyChains(sql: Sql): Promise<EarlyChain[]> {
  return sql
    .selectFrom('studio.early_chain as chain')
    .select([
      'chain.chain_id as chainId',
      'chain.first_draw as firstDraw',
      'chain.length',
      'chain.last_link as lastLink',
    ])
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('studio.draw as draw')
            .select('draw.draw_number')
            .whereRef('draw.early_chain_id', '=', 'chain.chain_id')
            .whereRef('draw.link', '=', 'chain.last_link'),
        ),
      ),
    )
    .orderBy('chain.chain_id')
    .limit(1_000)
    .execute();
}

export async function listWaitingDraws(
  tx: SqlTransaction,
  chain: EarlyChain,
): Promise<
  {
    readonly gpId: string;
    readonly gameCode: string;
    readonly number: number;
    readonly mathematics: string;
    readonly clientSeed: string;
  }[]
> {
  return tx
    .selectFrom('studio.draw')
    .select([
      'gp_id as gpId',
      'game_code as gameCode',
      'draw_number as number',
      'mathematics',
      'client_seed as clientSeed',
    ])
    .where('early_chain_id', '=', chain.chainId)
    .where('state', '=', 'closed')
    .where('client_seed', 'is not', null)
    .$narrowType<{ clientSeed: string }>()
    .orderBy('draw_number')
    .limit(1_000)
    .forUpdate()
    .execute();
}

/** The chain ends with its last draw; without any it goes. */
export async function cutEarlyChain(
  tx: SqlTransaction,
  chain: EarlyChain,
  links: readonly string[],
): Promise<void> {
  const { last } = await tx
    .selectFrom('studio.draw')
    .select((draw) => draw.fn.max('draw_number').as('last'))
    .where('early_chain_id', '=', chain.chainId)
    .executeTakeFirstOrThrow();
  const length = last === null ? 0 : last - chain.firstDraw + 1;
  const lastLink = links[length];
  if (length === 0 || lastLink === undefined) {
    await tx.deleteFrom('studio.early_chain').where('chain_id', '=', chain.chainId).execute();
    return;
  }
  await tx
    .updateTable('studio.early_chain')
    .set({ length, last_link: lastLink })
    .where('chain_id', '=', chain.chainId)
    .execute();
}
