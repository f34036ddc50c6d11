import { QueryClient, useQuery } from '@tanstack/react-query';
import type { ApiClient, ApiResult, CallsOf, PathOf, SiteCalls } from '../api-client.ts';

export type Refusal = Extract<ApiResult<never>, { ok: false }>;

/** What the API refused, or why nothing came: `refusal.message` is in the reader's language. */
export class RefusedRead extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.name = 'RefusedRead';
    this.refusal = refusal;
  }
}

/** Something that the API can be asked for, and under which key the answer is kept. */
export interface Read<Data> {
  queryKey: readonly unknown[];
  queryFn(context: { signal: AbortSignal }): Promise<Data>;
}

export interface ReadState<Data> {
  /** The newest answer; it stays while another is asked for and when that one fails. */
  data: Data | undefined;
  /** Why the last asking brought nothing. */
  refusal: Refusal | null;
  isAsking: boolean;
  again: () => void;
}

export interface Reads<Known extends CallsOf<Known> = SiteCalls> {
  client: QueryClient;
  of<Path extends PathOf<Known>>(path: Path, body: Known[Path]['body']): Read<Known[Path]['data']>;
  /** Asks anew where somebody looks, otherwise at the next look. An answer still on its way is dropped. */
  again(read: Pick<Read<unknown>, 'queryKey'>): Promise<void>;
  /** Drops every answer, and those on their way. */
  forget(): void;
}

/** Answers of the API kept for as long as they are shown, each asked for once. Retries are the API client's. */
export function createReads<Known extends CallsOf<Known> = SiteCalls>(api: ApiClient<Known>): Reads<Known> {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
    },
  });
  return {
    client,
    of: <Path extends PathOf<Known>>(path: Path, body: Known[Path]['body']) => ({
      queryKey: [path, body],
      async queryFn({ signal }) {
        const result = await api.call(path, body, { reads: true, guarded: true, signal });
        if (!result.ok) throw new RefusedRead(result);
        return result.data;
      },
    }),
    again: ({ queryKey }) => client.invalidateQueries({ queryKey }),
    forget: () => client.clear(),
  };
}

/** The answer to a read, asked for when the component shows. `keepsLast`: until another key's answer is there. */
export function useReadOf<Data>(
  { client }: Pick<Reads, 'client'>,
  read: Read<Data>,
  { enabled = true, keepsLast = false }: { enabled?: boolean; keepsLast?: boolean } = {},
): ReadState<Data> {
  const { data, error, isFetching, refetch } = useQuery(
    { ...read, enabled, ...(keepsLast && { placeholderData: (last: Data | undefined) => last as never }) },
    client,
  );
  return {
    data,
    refusal: error instanceof RefusedRead ? error.refusal : null,
    isAsking: isFetching,
    again: () => void refetch(),
  };
}
