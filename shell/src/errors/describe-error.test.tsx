import { PageError } from '@copper-carrot/contracts';
import { act } from '@testing-library/react';
import type * as Client from 'react-dom/client';
import { createRoot } from 'react-dom/client';
import { draw } from '../draw';
import { ErrorBoundary } from '../slot/ErrorBoundary';

jest.mock('react-dom/client', () => {
  const client = jest.requireActual<typeof Client>('react-dom/client');
  return { ...client, createRoot: jest.fn(client.createRoot) };
});
jest.mock('../App', () => ({ App: () => null }));
jest.mock('../site-data', () => ({ siteData: () => ({ overrides: [] }) }));

/** What React logs to the console for an error that a boundary handles. */
function saidOf(error: Error) {
  document.body.innerHTML = '<div id="root"></div>';
  act(() => draw({} as Parameters<typeof draw>[0]));
  const options = jest.mocked(createRoot).mock.lastCall?.[1];
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Faulty = () => {
    throw error;
  };
  const page = document.createElement('div');
  act(() =>
    createRoot(page, options).render(
      <ErrorBoundary resetKey={1} fallback={() => 'Nothing here'}>
        <Faulty />
      </ErrorBoundary>,
    ),
  );
  expect(page).toHaveTextContent('Nothing here');
  const words = said.mock.calls.map(([first]: unknown[]) => first);
  said.mockRestore();
  return words;
}

it('prints nothing of a page that is not there, which says so itself', () => {
  expect(saidOf(new PageError(404))).toEqual([]);
});

it('prints a fault, though the page has words in its place', () => {
  const fault = new Error('broken');
  expect(saidOf(fault)).toEqual([fault]);
});
