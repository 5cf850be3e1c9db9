import type { Schemas } from '@copper-carrot/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { faultsOf, open } from '../../test/render';
import { FakeServer, Refusal } from '../../test/server';

const asked = '/cpi/v1/public/search/unavailable';
const tooLate: Schemas['UnavailableRecord'] = {
  kind: 'brand',
  id: 3,
  name: 'Saffron Street',
  slug: 'saffron-street',
  brand: { id: 3, name: 'Saffron Street', slug: 'saffron-street' },
  reason: { code: 'too_late', message: 'It needs 48 hours’ notice.', params: { notice_hours: 48 } },
  nearest: { label: 'Order for Thu 12/03/2099', params: { start_date: '2099-12-03' } },
};
const curry: Schemas['UnavailableRecord'] = {
  ...tooLate,
  kind: 'package',
  id: 7,
  name: 'Curry table',
  slug: 'curry-table',
  reason: { code: 'headcount_too_low', message: 'It is for 15 people or more.', params: {} },
  nearest: null,
};
const address =
  '/search?search_type=packages&place_id=1&query=saffron&headcount=8&start_date=2099-12-01&start_time=12:00';

const withReasons = (...records: Schemas['UnavailableRecord'][]) =>
  new FakeServer().on('get', asked, () => ({ records, count: records.length }));

it('says why what is looked for by name is left out, and a press makes the search one that has it', async () => {
  const server = withReasons(tooLate, curry);
  const page = await open(address, { server });
  const panel = await screen.findByRole('region', { name: 'Not in these results' });
  expect(Object.fromEntries(server.called('get', asked)[0]?.query ?? [])).toMatchObject({
    query: 'saffron',
    place_id: '1',
    headcount: '8',
    start_date: '2099-12-01',
    start_time: '12:00',
  });
  expect(panel).toHaveTextContent('It needs 48 hours’ notice.');
  expect(within(panel).getByRole('link', { name: 'Curry table' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/packages\/curry-table\?.*headcount=8/),
  );
  expect(await faultsOf(page.container)).toEqual([]);
  fireEvent.click(within(panel).getByRole('button', { name: 'Order for Thu 12/03/2099' }));
  await waitFor(() => expect(page.query().get('start_date')).toBe('2099-12-03'));
  expect(page.query().get('query')).toBe('saffron');
});

it('puts what other cities have below what this one has', async () => {
  const abroad: Schemas['UnavailableRecord'] = {
    ...curry,
    id: 9,
    name: 'Bay curry table',
    reason: { code: 'not_at_place', message: 'You find it in San Jose.', params: {} },
  };
  await open(address, { server: withReasons(tooLate, abroad) });
  const below = await screen.findByRole('region', { name: 'In other cities' });
  expect(within(below).getByText('You find it in San Jose.')).toBeInTheDocument();
  expect(screen.getAllByText('You find it in San Jose.')).toHaveLength(1);
  const found = screen.getByRole('link', { name: 'Curry table' });
  const above = screen.getByRole('region', { name: 'Not in these results' });
  expect(found.compareDocumentPosition(below) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(found.compareDocumentPosition(above) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
});

it('shows two of many, and the rest on demand', async () => {
  const third = { ...curry, id: 8, name: 'Naan board', slug: 'naan-board' };
  await open(address, { server: withReasons(tooLate, curry, third) });
  fireEvent.click(await screen.findByRole('button', { name: 'Show 1 more' }));
  expect(await screen.findByRole('link', { name: 'Naan board' })).toBeInTheDocument();
});

it('asks for nothing without a name, and a failure costs nothing but the reasons', async () => {
  const server = new FakeServer().on('get', asked, () => new Refusal(404, 'internal'));
  const page = await open('/search?search_type=packages&place_id=1', { server });
  await screen.findByRole('link', { name: 'Curry table' });
  expect(server.called('get', asked)).toEqual([]);
  page.go('/search?search_type=packages&place_id=1&query=saffron');
  await waitFor(() => expect(server.called('get', asked)).toHaveLength(1));
  expect(await screen.findByRole('link', { name: 'Curry table' })).toBeInTheDocument();
  expect(page.notices).toEqual([]);
});
