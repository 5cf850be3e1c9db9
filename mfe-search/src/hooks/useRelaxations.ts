import type { Read } from '@copper-carrot/contracts';
import useSWR from 'swr';
import { get } from '../api';
import { type Narrowing } from '../search/filter-words';
import { type SearchType } from '../search/options';
import { countUrl } from '../search/search-request';

const mostAsked = 10;

/** How many results a search would have without one of the things that narrow it, by their ids; empty until known. */
export function useRelaxations(ways: readonly Narrowing[], type: SearchType): ReadonlyMap<string, number> {
  const asked = ways.slice(0, mostAsked);
  const { data } = useSWR<ReadonlyMap<string, number>, unknown>(
    asked.map(({ id, without }) => [id, countUrl(without, type)] as const),
    async (questions: readonly (readonly [string, Read<{ count: number }>])[]) => {
      const answers = await Promise.allSettled(questions.map(([, url]) => get(url)));
      return new Map(
        answers.flatMap((answer, at) => {
          const id = questions[at]?.[0];
          return id !== undefined && answer.status === 'fulfilled' ? [[id, answer.value.count] as const] : [];
        }),
      );
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  return data ?? none;
}

const none: ReadonlyMap<string, number> = new Map();
