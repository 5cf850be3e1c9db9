import { act, render, screen } from '@testing-library/react';
import { connectTestShell, person } from '../test/shell';
import { GhostBanner } from './GhostBanner';

const nadia = { id: 7, first_name: 'Nadia', last_name: 'Okafor' };
afterEach(() => jest.useRealTimers());

it('[SESS-12] tells a site admin as whom they act, and ends it with one press', () => {
  connectTestShell({ as: person({ ...nadia, ghosting_admin: { id: 1, name: 'Ada Min' } }) });
  render(<GhostBanner />);
  expect(screen.getByRole('note')).toHaveTextContent('Ada Min, you are acting as Nadia Okafor.');
  expect(screen.getByRole('link', { name: 'Stop acting as them' })).toHaveAttribute(
    'href',
    '/users/7/end_ghost_session',
  );
});

it('ends by itself when the hour is over', () => {
  jest.useFakeTimers();
  const until = new Date(Date.now() + 60_000).toISOString();
  connectTestShell({ as: person({ ...nadia, ghosting_admin: { id: 1, name: 'Ada Min', until } }) });
  const leave = jest.fn();
  render(<GhostBanner leave={leave} />);
  expect(screen.getByRole('note')).toHaveTextContent(/Nadia Okafor until \d+:\d\d/);
  act(() => void jest.advanceTimersByTime(61_000));
  expect(leave).toHaveBeenCalledWith('/users/7/end_ghost_session');
});

it('says nothing to anybody else', () => {
  connectTestShell({ as: person(nadia) });
  const { container } = render(<GhostBanner />);
  expect(container).toBeEmptyDOMElement();
});
