import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Pages } from '../routing/Pages';
import { resolvePage } from '../routing/resolve-page';
import { routeTable } from '../routing/route-table';
import { shellRoutes } from '../routing/shell-routes';
import { connectTestShell, person } from '../test/shell';

/** Opens an address of the shell through its route table and guards. */
async function open(path: string, as: ReturnType<typeof person> | null = null) {
  connectTestShell({ as });
  const table = routeTable({ revision: 1, remotes: [] }, shellRoutes);
  const session = { load: () => Promise.resolve(as) };
  const initial = await resolvePage(new URL(path, 'http://localhost').pathname, { table, session });
  render(
    <MemoryRouter initialEntries={[path]}>
      <Pages table={table} session={session} initial={initial} />
    </MemoryRouter>,
  );
}

beforeEach(() => {
  window.scrollTo = () => undefined;
  document.body.insertAdjacentHTML(
    'beforeend',
    '<script type="application/json" id="site-data">{"feed":{"revision":1,"remotes":[]},"frameOrigins":[],"demoAccounts":[]}</script>',
  );
});

it.each([
  ['somebody who is signed out', null],
  ['somebody who is signed in', person()],
])('lets %s choose a new password by the link of a mail', async (_who, as) => {
  await open('/forgot-password?token=x%2Fy', as);
  expect(await screen.findByRole('heading', { level: 1, name: 'Choose a New Password' })).toBeVisible();
  // In the fragment, which is neither sent to a server nor logged.
  expect(screen.getByTitle('Choose a New Password')).toHaveAttribute(
    'src',
    '/safe/forgot_password#token=x%2Fy',
  );
});

it('[AUTH-02] asks for the mail where there is no token', async () => {
  await open('/forgot-password');
  expect(await screen.findByRole('heading', { level: 1, name: 'Forgot Your Password?' })).toBeVisible();
  expect(screen.getByTitle('Forgot Your Password?')).toHaveAttribute('src', '/safe/forgot_password');
});
