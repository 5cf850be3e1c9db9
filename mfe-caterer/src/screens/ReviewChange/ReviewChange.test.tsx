import type { Schemas } from '@copper-carrot/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aChangeRequest } from '../../test/change-request';
import { anOrder, apiWith, mayNothing, open } from '../../test/open';

const path = '/caterer/7/orders/12/review-change';
const change = aChangeRequest();
const orderWith = (change_request: Schemas['CatererChangeRequest'] | null) =>
  anOrder({ status: 'accepted', can: mayNothing, change_request });

it('[ACT-05] [CAT-04] shows the changes of an order old beside new, and takes the answer', async () => {
  const approve = '/cpi/v1/caterer/orders/{id}/approve_changes';
  const api = apiWith(orderWith(change)).on('post', approve, () =>
    orderWith({ ...change, status: 'applied', can: { approve: false, decline: false } }),
  );
  const { container } = await open(path, api);
  const panel = await screen.findByRole('region', { name: 'Changes to answer' });
  expect(within(panel).getByRole('row', { name: 'People 20 40' })).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.click(within(panel).getByRole('button', { name: 'Approve changes' }));
  expect(await screen.findByText('The last changes are part of the order.')).toBeVisible();
  expect(api.called('post', approve)).toMatchObject([{ body: { change_id: 5 } }]);
  expect(screen.getByRole('link', { name: 'See the order' })).toHaveAttribute('href', '/caterer/7/orders/12');
});

it('says that nothing waits where nobody asked for a change', async () => {
  await open(path, apiWith(orderWith(null)));
  expect(await screen.findByText('Nobody has asked to change this order.')).toBeVisible();
});
