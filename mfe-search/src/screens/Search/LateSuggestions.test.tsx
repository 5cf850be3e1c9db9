import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { onPhone, open } from '../../test/render';
import { FakeServer } from '../../test/server';

// A separate file, as here the suggestions' code must not be loaded yet.
it('is followed by suggestions for what was written in it', async () => {
  const wide = onPhone();
  const asked = '/cpi/v1/public/search/suggestions';
  const server = new FakeServer().on('get', asked, () => ({ records: [], count: 0 }));
  await open('/search?search_type=packages&place_id=1', { server });
  await screen.findByText(/packages? from/);
  const box = screen.getByRole('combobox', { name: /^Search dishes/ });
  act(() => box.focus());
  fireEvent.change(box, { target: { value: 'safron' } });
  expect(await screen.findByRole('listbox')).toBeInTheDocument();
  await waitFor(() => expect(server.called('get', asked)[0]?.query.get('query')).toBe('safron'));
  wide();
});
