import { connectTestShell, FakeApi, recorded } from '@copper-carrot/contracts/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { AddressField, type KnownAddress } from './AddressField';

const suggestions = '/cpi/v1/public/addresses/suggestions';
const answer = recorded[`get ${suggestions}`][200];
const [first] = answer.records;
if (!first) throw new Error('The recorded answer has no suggestion');
const office: KnownAddress = {
  google_place_id: 'local:office',
  formatted_address: '213 Crosby Street, New York, NY 10022',
  place_id: 1,
};

const said = jest.fn<void, [string, KnownAddress | null]>();
function Field({ own, placeId, brandId }: { own?: KnownAddress[]; placeId?: number; brandId?: number }) {
  const [text, setText] = useState('');
  return (
    <AddressField
      label="Address"
      text={text}
      own={own}
      placeId={placeId}
      brandId={brandId}
      onChange={(words, known) => {
        said(words, known);
        setText(words);
      }}
    />
  );
}

function show(props: Parameters<typeof Field>[0] = {}) {
  const api = new FakeApi().on('get', suggestions, () => answer);
  globalThis.fetch = api.fetch;
  const view = render(<Field {...props} />);
  return { ...view, api, user: userEvent.setup(), box: screen.getByRole('combobox', { name: 'Address' }) };
}

beforeEach(() => {
  said.mockClear();
  connectTestShell();
});

it('says the words as they are typed, and the address once one is picked', async () => {
  const { user, box, container } = show();
  await user.type(box, '12 ha');
  expect(said).toHaveBeenLastCalledWith('12 ha', null);
  await user.click(await screen.findByRole('option', { name: new RegExp(`^${first.formatted_address}`) }));
  expect(said).toHaveBeenLastCalledWith(first.formatted_address, first);
  expect(box).toHaveValue(first.formatted_address);
  await user.type(box, ' b');
  expect(said).toHaveBeenLastCalledWith(`${first.formatted_address} b`, null);
  expect((await axe(container)).violations).toEqual([]);
});

it('asks for what lies near', async () => {
  const { user, box, api } = show({ placeId: 7 });
  await user.type(box, '12');
  await screen.findByRole('option', { name: new RegExp(`^${first.formatted_address}`) });
  expect(api.called('get', suggestions)[0]?.query.get('place_id')).toBe('7');
});

it('asks for what lies near the kitchens of a brand', async () => {
  const { user, box, api } = show({ brandId: 9 });
  await user.type(box, '12');
  await screen.findByRole('option', { name: new RegExp(`^${first.formatted_address}`) });
  expect(api.called('get', suggestions)[0]?.query.get('brand_id')).toBe('9');
});

it('says of a ZIP code whether it was typed', async () => {
  const { user, box } = show();
  await user.type(box, '12');
  expect(await screen.findByText(`${first.zip} is our guess: add the ZIP code`)).toBeVisible();
  await user.clear(box);
  await user.type(box, `12 ${first.zip}`);
  expect((await screen.findAllByText('Found by its ZIP code')).length).toBeGreaterThan(0);
});

it('offers each floor of one door by what tells it apart, and says which was picked', async () => {
  const floors = ['Labs, 4th floor', 'Labs, 9th floor'].map((name, id) => ({ ...office, id, name }));
  const { user, box } = show({ own: [...floors, { ...office, id: 7, name: 'Labs, 4th floor' }] });
  await user.click(box);
  const offered = await screen.findAllByRole('option');
  expect(offered).toHaveLength(2);
  await user.click(screen.getByText('Labs, 9th floor · From your addresses'));
  expect(said).toHaveBeenLastCalledWith(office.formatted_address, floors[1]);
});

it('offers the own addresses before anything is typed, and each door once', async () => {
  const { user, box, api } = show({ own: [office, { ...office }] });
  await user.click(box);
  await user.click(await screen.findByRole('option', { name: /213 Crosby Street/ }));
  expect(said).toHaveBeenLastCalledWith(office.formatted_address, office);
  expect(api.called('get', suggestions)).toHaveLength(0);
});

it('puts the own ones that fit before what the API suggests', async () => {
  const { user, box } = show({ own: [office] });
  await user.type(box, 'crosby');
  await screen.findByRole('option', { name: new RegExp(`^${first.formatted_address}`) });
  const [top] = screen.getAllByRole('option');
  expect(top).toHaveTextContent('213 Crosby Street, New York, NY 10022');
  expect(top).toHaveTextContent('From your addresses');
});
