import { Refusal } from '@copper-carrot/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, openToPay, place, refusing, submits } from '../../test/checkout';
import { aPerson, aSubmission } from '../../test/fixtures';
import { forPeople, ModifyServer, open as openToModify, panel } from '../../test/modify';
import { faultsOf, open as openAt } from '../../test/render';
import { FakeServer, orderPath } from '../../test/server';

beforeEach(() => sessionStorage.clear());

const admin = aPerson({ id: 90, email: 'admin@copper.example', is_admin: true, memberships: [] });
const unverified = 'submit_order-email_verification_required';
const otherDomain = 'submit_order-enterprise_email_domain_mismatch';

test('[OERR-10] whoever sends another’s order reads that its owner has to confirm their address', async () => {
  let isConfirmed = false;
  const server = new FakeServer().on('post', `${orderPath}/submit`, () =>
    isConfirmed ? aSubmission() : new Refusal(403, unverified, { message: 'Please verify your address.' }),
  );
  const { user } = await openToPay(server, { user: admin });
  await user.click(place());
  const dialog = await screen.findByRole('dialog', { name: 'Maya Chen’s e-mail address is not confirmed' });
  expect(dialog).toHaveTextContent(
    'Maya Chen has to confirm their e-mail address before this order can be placed.',
  );
  expect(dialog).not.toHaveTextContent(/admin@|\byour?\b/i);
  expect(within(dialog).queryByRole('button', { name: 'Send the link again' })).not.toBeInTheDocument();
  expect(await faultsOf(dialog)).toEqual([]);
  isConfirmed = true;
  await user.click(within(dialog).getByRole('button', { name: 'They have confirmed it' }));
  await screen.findByTestId('elsewhere');
  expect(submits(server)).toHaveLength(2);
});

test('[OERR-11] and that its owner has to sign in with another one', async () => {
  const server = refusing(403, otherDomain, { message: 'Northwind takes orders from @northwind addresses.' });
  const { user } = await open(server, { user: admin });
  await user.click(place());
  const dialog = await screen.findByRole('dialog', { name: 'Maya Chen’s e-mail address does not match' });
  expect(dialog).toHaveTextContent(
    'Northwind takes orders from @northwind addresses. Maya Chen has to sign in with such an address',
  );
  expect(dialog).not.toHaveTextContent(/\byour\b/i);
  expect(await faultsOf(dialog)).toEqual([]);
  await user.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) ?? dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

describe('for changes of a placed order', () => {
  const refusingChanges = (code: string) =>
    new ModifyServer().on('post', `${orderPath}/modify`, () => new Refusal(403, code, { message: 'No.' }));

  test('[OERR-10] it says that nothing is changed yet', async () => {
    const server = refusingChanges(unverified);
    await openAt('/orders/12/modify', server, { user: admin });
    await screen.findByRole('heading', { level: 1, name: 'Change order #12' });
    const { user } = await sendFor30();
    const dialog = await screen.findByRole('dialog', { name: 'Maya Chen’s e-mail address is not confirmed' });
    expect(dialog).toHaveTextContent('before these changes can be sent');
    expect(dialog).toHaveTextContent('Nothing is changed yet.');
    await user.click(within(dialog).getByRole('button', { name: 'They have confirmed it' }));
    await waitFor(() => expect(server.called('post', `${orderPath}/modify`)).toHaveLength(2));
  });

  test('[OERR-11] no other organization is offered to its owner: it can’t be chosen any more', async () => {
    await openToModify(refusingChanges(otherDomain));
    await sendFor30();
    const dialog = await screen.findByRole('dialog', { name: 'Your e-mail address does not match' });
    expect(dialog).toHaveTextContent('Sign in with your work address to send these changes.');
    expect(dialog).not.toHaveTextContent(/another organization/);
  });
});

async function sendFor30() {
  const user = userEvent.setup();
  await forPeople(user, 30);
  await user.click(await within(panel()).findByRole('button', { name: 'Send changes' }));
  return { user };
}
