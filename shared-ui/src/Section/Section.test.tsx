import { PageError, read } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { FakeApi, Refusal } from '@copper-carrot/contracts/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { Section } from './Section';

const places = read('/cpi/v1/public/places');
const fail = (status: number) => () => new Refusal(status, 'refused', { message: `Refused with ${status}.` });

// React says of each error that a boundary caught that it was caught.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

function Places() {
  const { data } = useRead(places);
  return <p>{data ? `${data.count} places` : 'Loading'}</p>;
}
function Broken(): ReactNode {
  throw new TypeError('x is undefined');
}
class Around extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};
  static getDerivedStateFromError = (error: Error) => ({ error });
  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <p>{`Around: ${error instanceof PageError ? error.statusCode : error.message}`}</p>;
  }
}

function show(api: { fetch: typeof fetch }, children: ReactNode) {
  globalThis.fetch = api.fetch;
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <MemoryRouter>
        <Around>
          <p>The rest</p>
          <Link to="?view=past">Past</Link>
          {children}
        </Around>
      </MemoryRouter>
    </SWRConfig>,
  );
}
const places500 = () => new FakeApi().on('get', '/cpi/v1/public/places', fail(500));
const answered = (api: FakeApi) => api.on('get', '/cpi/v1/public/places', () => ({ records: [], count: 12 }));

it('says what did not come while the rest lives, and brings it when it is tried again', async () => {
  const api = places500();
  show(
    api,
    <Section title="We could not load the places">
      <Places />
    </Section>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not load the places');
  expect(screen.getByText('Refused with 500.')).toBeVisible();
  expect(screen.getByText('The rest')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Refused with 500.')).toBeVisible();
  answered(api);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('12 places')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('12 places').parentElement).toHaveFocus();
});

it('starts over when the page is asked for otherwise', async () => {
  const api = places500();
  show(
    api,
    <Section>
      <Places />
    </Section>,
  );
  await screen.findByRole('alert');
  answered(api);
  await userEvent.click(screen.getByRole('link', { name: 'Past' }));
  expect(await screen.findByText('12 places')).toBeVisible();
});

it('comes back with the connection', async () => {
  show(
    { fetch: () => Promise.reject(new TypeError('offline')) },
    <Section>
      <Places />
    </Section>,
  );
  const api = answered(new FakeApi());
  await screen.findByRole('alert');
  globalThis.fetch = api.fetch;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('12 places')).toBeVisible();
});

it('waits for no connection where the server refused', async () => {
  const api = places500();
  show(
    api,
    <Section>
      <Places />
    </Section>,
  );
  await screen.findByRole('alert');
  const { length } = api.calls;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('alert')).toBeVisible();
  expect(api.calls).toHaveLength(length);
});

it.each([401, 403, 404])('as a page gives %i to the error page', async (status) => {
  const api = new FakeApi().on('get', '/cpi/v1/public/places', fail(status));
  show(
    api,
    <Section page>
      <Places />
    </Section>,
  );
  expect(await screen.findByText(`Around: ${status}`)).toBeVisible();
});

it('says a 404 of a part in its place', async () => {
  show(
    new FakeApi().on('get', '/cpi/v1/public/places', fail(404)),
    <Section page>
      <Section>
        <Places />
      </Section>
    </Section>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Refused with 404.');
  expect(screen.getByText('The rest')).toBeVisible();
});

it('leaves a fault in code to whoever watches the release', () => {
  show(
    new FakeApi(),
    <Section page>
      <Broken />
    </Section>,
  );
  expect(screen.getByText('Around: x is undefined')).toBeVisible();
});
