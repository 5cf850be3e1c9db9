import { screen } from '@testing-library/react';
import { forPeople, ModifyServer, open, placedOrder, send, sent } from '../../test/modify';

beforeEach(() => sessionStorage.clear());

const silence = 'Write to nobody about these changes';

function asSiteAdmin() {
  const server = new ModifyServer();
  const order = placedOrder();
  server.order = { ...order, can: { ...order.can, ignore_checks: true } };
  return server;
}

test.each([true, false])(
  '[OPERM-11] changes of a site admin who has nobody written to, %s, say so',
  async (isSilent) => {
    const { user, server } = await open(asSiteAdmin());
    await forPeople(user, 30);
    const box = await screen.findByRole('checkbox', { name: silence });
    expect(box).not.toBeChecked();
    if (isSilent) await user.click(box);
    await user.click(send());
    await screen.findByTestId('elsewhere');
    expect(sent(server).map(({ skip_notifications: skips }) => skips)).toEqual([isSilent || undefined]);
  },
);

test('[OPERM-11] nobody else is offered to change an order in silence', async () => {
  const { user, server } = await open();
  await forPeople(user, 30);
  expect(screen.queryByRole('checkbox', { name: silence })).not.toBeInTheDocument();
  await user.click(send());
  await screen.findByTestId('elsewhere');
  expect(sent(server)[0]).not.toHaveProperty('skip_notifications');
});
