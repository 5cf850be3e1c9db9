import { act, fireEvent, screen } from '@testing-library/react';
import { onPhone, open } from '../../test/render';
import { suggestingBox } from './parts';

it('stays while letters are being put together, though the suggestions have come', async () => {
  const wide = onPhone();
  await open('/search?search_type=packages&place_id=1');
  await screen.findByText(/packages? from/);
  const box = () => screen.getByRole('combobox', { name: /^Search dishes/ });
  const first = box();
  fireEvent.focus(first);
  fireEvent.compositionStart(first);
  await act(() => suggestingBox.load());
  expect(box()).toBe(first);
  fireEvent.compositionEnd(first);
  expect(box()).not.toBe(first);
  wide();
});
