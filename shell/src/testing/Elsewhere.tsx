import { useLocation } from 'react-router-dom';
import { type ShellRoute } from '../routing/route-table';

/** Shows the path of another remote's page. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return (
    <p data-testid="elsewhere" data-search={search}>
      {pathname}
    </p>
  );
}

const route = { layout: 'embedded', guards: [], title: 'Elsewhere', Screen: Elsewhere } as const;

/** All addresses outside the remote. */
export const elsewhere: readonly ShellRoute[] = [
  { ...route, path: '/' },
  { ...route, path: '/{a?}/{b?}/{c?}/{d?}/{e?}/{f?}' },
];
