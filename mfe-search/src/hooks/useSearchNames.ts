import { type Schemas } from '@copper-carrot/contracts';
import { useRead, useUser } from '@copper-carrot/contracts/runtime';
import { useMemo } from 'react';
import { aside, urls } from '../api';
import { namedLists } from '../search/named-lists';
import { type Names } from '../search/search-state';
import { type Results } from './useSearchResults';

const noCollections: Schemas['Collection'][] = [];

/** The featured collections (1 §7), and names for the ids in a search. */
export function useSearchNames(results: Results | undefined) {
  const user = useUser();
  const { data } = useRead(urls.collections, aside);
  const collections = data?.records ?? noCollections;
  const names = useMemo((): Names => {
    const brands =
      results?.type === 'packages'
        ? results.response.records.flatMap(({ caterer }) => caterer ?? [])
        : (results?.response.records ?? []);
    return {
      collections: byId(collections),
      rosters: byId(user ? namedLists(user) : []),
      brands: byId(brands),
    };
  }, [collections, user, results]);
  return { collections, names };
}

const byId = (named: readonly { id: number; name: string }[]) =>
  new Map(named.map(({ id, name }) => [id, name]));
