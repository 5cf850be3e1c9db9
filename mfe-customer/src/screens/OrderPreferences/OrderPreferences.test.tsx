import { dietNames, type Schemas } from '@copper-carrot/contracts';
import { FakeApi } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { open } from '../../test/open';

const path = '/cpi/v1/orderer/order_preferences';
const said: Schemas['OrderPreferences'] = {
  ...{ contact_name: 'Pat Low', contact_phone: null, delivery_instructions: null },
  ...{ tip_percent: 15, cutlery: true, dietary_profile: ['vegan'] },
};

it('[CUST-08] shows what checkout fills in, and saves all of it', async () => {
  const api = new FakeApi().on('get', path, () => said).on('patch', path, () => said);
  const { container } = await open('/customer/1/order-preferences', api);
  const name = await screen.findByRole('textbox', { name: /^Contact name/ });
  expect(name).toHaveValue('Pat Low');
  expect(screen.getByRole('checkbox', { name: 'Vegan' })).toBeChecked();
  expect((await axe(container)).violations).toEqual([]);
  fireEvent.change(name, { target: { value: '' } });
  fireEvent.change(screen.getByRole('textbox', { name: /^Instructions/ }), {
    target: { value: 'Ring twice' },
  });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Please bring no cutlery' }));
  fireEvent.click(screen.getByRole('checkbox', { name: dietNames.gluten_free }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.called('patch', path).map(({ body }) => body)).toEqual([
      {
        order_preferences: {
          ...{ contact_name: null, contact_phone: null, delivery_instructions: 'Ring twice' },
          ...{ tip_percent: 15, cutlery: false, dietary_profile: ['vegan', 'gluten_free'] },
        },
      },
    ]),
  );
});
