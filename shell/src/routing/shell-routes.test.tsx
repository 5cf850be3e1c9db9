import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { connectTestShell } from '../test/shell';
import { shellRoutes } from './shell-routes';

it('[PAGE-04] opens /style-guide, which shows the parts of every screen', async () => {
  connectTestShell();
  const Screen = shellRoutes.find(({ path }) => path === '/style-guide')?.Screen ?? (() => null);
  render(
    <MemoryRouter>
      <Screen />
    </MemoryRouter>,
  );
  // By text: asking the whole guide for roles takes a browserless document very long.
  expect(
    await screen.findByText('The parts of the table', { selector: 'h1' }, { timeout: 25_000 }),
  ).toBeInTheDocument();
}, 40_000);
