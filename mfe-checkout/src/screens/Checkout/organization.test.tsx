import { Refusal } from '@copper-carrot/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder, aPerson } from '../../test/fixtures';
import { faultsOf, open as openAt } from '../../test/render';
import { FakeServer } from '../../test/server';

beforeEach(() => sessionStorage.clear());

const teams = '/cpi/v2/orderer/teams';
const team = {
  id: 44,
  name: 'Orchard',
  access_code: 'orchard1',
  role_counts: { admin: 1, orderer: 0, staff: 0, guest: 0, external_attendant: 0 },
  can: { update: true, invite: true },
};

async function founding(server: FakeServer) {
  await openAt('/orders/12/checkout', server);
  await screen.findByRole('radiogroup', { name: 'Pay with' });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'New organization' }));
  return { user, dialog: await screen.findByRole('dialog', { name: 'New organization' }) };
}

test('[CHK-23] an organization is made in its modal, and the order is for it', async () => {
  const server = new FakeServer().on('post', teams, () => team);
  server.order = anOrder({ team_id: null, team: null });
  const { user, dialog } = await founding(server);
  await user.type(within(dialog).getByRole('textbox', { name: 'Organization name' }), 'Orchard');
  expect(await faultsOf(dialog)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Create organization' }));
  await waitFor(() => expect(server.patches()).toEqual([{ order: { team_id: 44 } }]));
  expect(server.called('post', teams).map(({ body }) => body)).toEqual([{ team: { name: 'Orchard' } }]);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('[CHK-23] the new organization stands among one’s own', async () => {
  const person = aPerson();
  const [membership] = person.memberships;
  if (!membership) throw new Error('they belong to one already');
  const server = new FakeServer();
  server.on('post', teams, () => {
    const founded = { ...membership, team: { ...membership.team, id: team.id, name: team.name } };
    server.on('get', '/cpi/v2/user', () => ({ ...person, memberships: [membership, founded] }));
    return team;
  });
  const { user, dialog } = await founding(server);
  await user.type(within(dialog).getByRole('textbox', { name: 'Organization name' }), 'Orchard');
  await user.click(within(dialog).getByRole('button', { name: 'Create organization' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: /Organization$/ }));
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(options).toEqual([membership.team.name, 'Orchard']);
});

test('[CHK-23] a name that is refused says why beside it, and stays', async () => {
  const server = new FakeServer().on(
    'post',
    teams,
    () =>
      new Refusal(422, 'record_invalid', {
        fields: { name: ['name.address'] },
        field_errors: { name: ['must not contain a web address'] },
      }),
  );
  const { user, dialog } = await founding(server);
  const name = within(dialog).getByRole('textbox', { name: 'Organization name' });
  await user.type(name, 'www.orchard');
  await user.click(within(dialog).getByRole('button', { name: 'Create organization' }));
  await waitFor(() => expect(name).toHaveAccessibleDescription(/must not contain a web address/));
  expect(name).toHaveValue('www.orchard');
  expect(server.patches()).toEqual([]);
});

test('who changes another’s order founds nothing for them', async () => {
  const server = new FakeServer();
  server.order = anOrder({ user_id: 99 });
  await openAt('/orders/12/checkout', server);
  await screen.findByRole('radiogroup', { name: 'Pay with' });
  expect(screen.queryByRole('button', { name: 'New organization' })).not.toBeInTheDocument();
});
