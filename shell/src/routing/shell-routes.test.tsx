import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { connectTestShell } from '../test/shell';
import { Layout } from '../layouts/Layout';
import { shellRoutes } from './shell-routes';

it('[PAGE-04] opens /style-guide, which shows the parts of every screen', async () => {
  connectTestShell();
  const Screen = shellRoutes.find(({ path }) => path === '/style-guide')?.Screen ?? (() => null);
  render(
    <MemoryRouter>
      <Screen />
    </MemoryRouter>,
  );
  // By text, as queries by role over the whole guide are very slow in jsdom.
  expect(
    await screen.findByText('The parts of the table', { selector: 'h1' }, { timeout: 25_000 }),
  ).toBeInTheDocument();
}, 40_000);

it('/platform, which is for whoever runs the site, stands without the navigation of customers', () => {
  connectTestShell();
  render(
    <MemoryRouter>
      <Layout name={shellRoutes.find(({ path }) => path === '/platform')?.layout ?? 'default'}>
        <h1>Platform</h1>
      </Layout>
    </MemoryRouter>,
  );
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: 'Platform' }));
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});
