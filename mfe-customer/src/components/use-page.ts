import { pageNumber } from '@copper-carrot/contracts';
import { useSearchParams } from 'react-router-dom';

/** The page of a list, kept in the address beside its filters. `name` is the query parameter, for two lists on one screen. */
export function usePage(pageSize: number, name = 'page') {
  const [search, setSearch] = useSearchParams();
  const onPage = (next: number) =>
    setSearch((now) => {
      now.set(name, String(next));
      return now;
    });
  return { page: pageNumber(search.get(name), pageSize), pageSize, onPage };
}
