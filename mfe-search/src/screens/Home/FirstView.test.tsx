import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { aPlace } from '../../test/fixtures';
import { open } from '../../test/render';
import { FakeServer } from '../../test/server';

const looked = '/cpi/v1/public/packages/search';

let far: (() => void)[] = [];
const comeNear = () => {
  const near = far;
  far = [];
  act(() => near.forEach((seen) => seen()));
};
class Observer {
  constructor(private readonly seen: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = () => far.push(() => this.seen([{ isIntersecting: true }]));
  disconnect = () => undefined;
}
beforeAll(() => {
  document.cookie = 'cc_place=1; Path=/';
  Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] });
  Object.assign(window, {
    IntersectionObserver: Observer,
  });
});

it('is there and of use before what lies further down, whose longest answer waits for whoever gets there', async () => {
  const place = aPlace({ category_counts: { lunch_thai: 13 } });
  const places = () => ({ records: [place], count: 1 });
  const { server } = await open('/', { server: new FakeServer().on('get', '/cpi/v1/public/places', places) });
  expect(await screen.findByRole('link', { name: 'Curry table' })).toBeInTheDocument();
  const further = () => screen.queryByRole('region', { name: 'From empty table to full one' });
  expect(further()).toBeNull();
  const what = screen.getByRole('searchbox', { name: 'What' });
  act(() => what.focus());
  fireEvent.change(what, { target: { value: 'vegan lunch' } });

  comeNear();
  await waitFor(() => expect(further()).not.toBeNull());
  expect(screen.getByRole('searchbox', { name: 'What' })).toBe(what);
  expect(what).toHaveFocus();
  expect(what).toHaveValue('vegan lunch');

  const pictures = () => server.called('get', looked).filter(({ query }) => query.get('limit') === '200');
  expect(await screen.findByText('Curries for offices.')).toBeInTheDocument();
  expect(pictures()).toEqual([]);
  comeNear();
  await waitFor(() => expect(pictures()).toHaveLength(1));
});
