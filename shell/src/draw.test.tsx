import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { FakeApi } from '@copper-carrot/contracts/testing';
import { connect } from './connect';
import { draw } from './draw';
import { resolvePage } from './routing/resolve-page';
import { routeTable, type ShellRoute } from './routing/route-table';
import { session } from './session/session';
import { route } from './test/remotes';
import { person } from './test/shell';

const screens: ShellRoute[] = [
  { ...route('/first'), Screen: () => <Link to="/second/2?tab=all">Go on</Link> },
  { ...route('/second/{id}'), Screen: () => <h1>The second page</h1> },
];
const table = routeTable({ revision: 1, remotes: [] }, screens);

test('[PAGE-01] a page is found by its path, and whoever goes on is at a path of the site’s own, without a hash', async () => {
  document.body.innerHTML = `<div id="root"></div><script type="application/json" id="site-data">${JSON.stringify(
    {
      ...{ feed: { revision: 1, remotes: [] }, overrides: [], frameOrigins: [], demoAccounts: [] },
    },
  )}</script>`;
  window.scrollTo = jest.fn();
  globalThis.fetch = new FakeApi().on('get', '/cpi/v2/user', () => person()).fetch;
  window.history.replaceState(null, '', '/first');
  connect(table);
  const initial = await resolvePage('/first', { table, session });
  act(() => draw({ table, session, initial }));
  fireEvent.click(await screen.findByRole('link', { name: 'Go on' }));
  expect(await screen.findByRole('heading', { name: 'The second page' })).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe('/second/2?tab=all');
  expect(window.location.href).not.toContain('#');
});
