import { useLocation } from 'react-router-dom';
import { type ShellRoute } from '../routing/route-table';

/** A page of another remote, by its path. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return (
    <p data-testid="elsewhere" data-search={search}>
      {pathname}
    </p>
  );
}

const route = { layout: 'embedded', guards: [], title: 'Elsewhere', Screen: Elsewhere } as const;

/** Every address that is none of the remote's own. */
export const elsewhere: readonly ShellRoute[] = [
  { ...route, path: '/' },
  { ...route, path: '/{a?}/{b?}/{c?}/{d?}/{e?}/{f?}' },
];
