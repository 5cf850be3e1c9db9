import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aBrand, anAnswer, aPackage } from '../../test/fixtures';
import { faultsOf, open } from '../../test/render';
import { FakeServer, refusal } from '../../test/server';

beforeEach(() => localStorage.setItem('copper-carrot.place', '1'));
afterEach(() => localStorage.clear());

it('says what this is, what is good nearby and who cooks, all of it real', async () => {
  const { container, server } = await open('/');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Good food for the whole room.');
  expect(await screen.findByRole('link', { name: 'Curry table' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Trays of curry/ })).toHaveAttribute(
    'href',
    '/packages/curry-table',
  );
  expect(await screen.findByText('Curries for offices.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Nashville/ })).toHaveAttribute('href', '/search?place_id=10');
  expect(server.called('GET', /packages\/search$/)[0]?.query.get('place_id')).toBe('1');
  expect(await faultsOf(container)).toEqual([]);
});

it('starts a search with place, people and date', async () => {
  const page = await open('/');
  await screen.findByRole('link', { name: 'Curry table' });
  const people = screen.getByRole('textbox', { name: 'People' });
  fireEvent.change(people, { target: { value: '35' } });
  fireEvent.blur(people);
  fireEvent.click(screen.getByRole('button', { name: 'Find food' }));
  await waitFor(() => expect(page.address()).toContain('/search?place_id=1&headcount=35'));
});

it('shows the meal that is asked for', async () => {
  const { server } = await open('/');
  await screen.findByRole('link', { name: 'Curry table' });
  fireEvent.click(screen.getByRole('button', { name: /^Breakfast/ }));
  await waitFor(() =>
    expect(
      server
        .called('GET', /packages\/search$/)
        .at(-1)
        ?.query.get('package_type'),
    ).toBe('breakfast'),
  );
});

it('stands without the menus when they do not come, and tries again', async () => {
  const server = new FakeServer().on('GET', /packages\/search$/, () => refusal('x', { status: 400 }));
  await open('/', { server });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('button', { name: 'Find food' })).toBeInTheDocument();
  server.on('GET', /packages\/search$/, () => ({ body: anAnswer([aPackage({ caterer: aBrand() })]) }));
  fireEvent.click(again);
  expect(await screen.findByRole('link', { name: 'Curry table' })).toBeInTheDocument();
});
