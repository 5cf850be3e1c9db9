import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { open } from '../../test/open';
import { aTemplate, plannerApi } from '../../test/planner';

const path = '/cpi/v2/orderer/order_templates';
const page = '/customer/meal-planner/organization/4/preferences';

it('[PLAN-05] lists templates, and makes, copies and changes one', async () => {
  const api = plannerApi()
    .on('post', path, () => aTemplate({ id: 3, name: 'Breakfast' }))
    .on('patch', `${path}/{id}`, () => aTemplate())
    .on('post', `${path}/{id}/copy`, () => aTemplate({ id: 4, name: 'Copy of Team lunch' }));
  const { container } = await open(page, api);
  const list = await screen.findByRole('list', { name: 'Order templates' });
  expect(list).toHaveTextContent(/Team lunch.*Default.*12:00 pm · 20 people · \$18\.00 per person/);
  expect((await axe(container)).violations).toEqual([]);

  fireEvent.click(screen.getByRole('link', { name: 'New template' }));
  const making = await screen.findByRole('form', { name: 'New order template' });
  fireEvent.click(within(making).getByRole('button', { name: 'Save template' }));
  expect(await within(making).findByText('Name is missing.')).toBeVisible();
  fireEvent.change(within(making).getByRole('textbox', { name: /^Name/ }), {
    target: { value: 'Breakfast' },
  });
  fireEvent.click(within(making).getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.called('post', path)[0]?.body).toMatchObject({
    team_id: 4,
    order_template: { name: 'Breakfast', color: 'Copper', headcount: null, saved_search: null },
  });

  fireEvent.click(screen.getByRole('link', { name: 'Copy Team lunch' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Copy template' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.called('post', `${path}/{id}/copy`)[0]).toMatchObject({
    params: { id: '2' },
    body: { order_template: { name: 'Copy of Team lunch' } },
  });

  fireEvent.click(screen.getByRole('link', { name: 'Edit Team lunch' }));
  const editing = await screen.findByRole('form', { name: 'Edit the order template' });
  fireEvent.click(within(editing).getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.called('patch', `${path}/{id}`)[0]?.body.order_template).toMatchObject({ address_id: 8 });
});
