import { client, useAsk } from '@copper-carrot/contracts/runtime';
import { aside } from '../api';
import { type Narrowing } from '../search/filter-words';
import { type SearchType } from '../search/options';
import { countUrl } from '../search/search-request';

const mostAsked = 10;

/** How many results a search would have without each of its filters, by filter id; empty until known. */
export function useRelaxations(ways: readonly Narrowing[], type: SearchType): ReadonlyMap<string, number> {
  const questions = ways.slice(0, mostAsked).map(({ id, without }) => ({ id, url: countUrl(without, type) }));
  const { data } = useAsk<ReadonlyMap<string, number>>(
    questions.map(({ id, url }) => `${id} ${url}`).join(' '),
    async (sending) => {
      const answers = await Promise.allSettled(questions.map(({ url }) => client.fetch(url, sending)));
      return new Map(
        answers.flatMap((answer, at) => {
          const id = questions[at]?.id;
          return id !== undefined && answer.status === 'fulfilled' ? [[id, answer.value.count] as const] : [];
        }),
      );
    },
    aside,
  );
  return data ?? none;
}

const none: ReadonlyMap<string, number> = new Map();
