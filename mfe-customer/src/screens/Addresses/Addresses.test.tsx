import type { AnswerOf, Schemas } from '@copper-carrot/contracts';
import { FakeApi, recorded, Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { open, pat } from '../../test/open';

const path = '/cpi/v1/orderer/addresses';
const filters = `${path}/filters` as const;
const [one] = recorded[`get ${path}`][200].records as [Schemas['Address']];
const roof: Schemas['Address'] = {
  ...one,
  ...{ id: 21, label: 'Roof terrace', suite: 'Stairs B', contact_phone: '+12125550199' },
};
const books: AnswerOf<typeof filters, 'get'>['records'] = [
  { team_id: null, name: '', count: 0, can: { edit: true } },
  { team_id: 4, name: 'Northwind Labs', count: 1, can: { edit: true } },
  { team_id: 5, name: 'Fabrikam', count: 1, can: { edit: false } },
];
const apiWith = (records: Schemas['Address'][], shelf = books) =>
  new FakeApi()
    .on('get', filters, () => ({ records: shelf, count: shelf.length }))
    .on('get', path, () => ({ records, count: records.length }));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

it('[CUST-03] shows the addresses of an organization, each with what comes along', async () => {
  const api = apiWith([roof]);
  const { container } = await open('/customer/1/addresses?organizationId=4', api);
  const card = await screen.findByRole('article', { name: 'Roof terrace' });
  expect(card).toHaveTextContent(/Stairs B/);
  expect(card).toHaveTextContent('(212) 555-0199');
  expect(api.called('get', path)[0]?.query.get('team_id')).toBe('4');
  expect(screen.getByRole('link', { name: /Northwind Labs/ })).toHaveAttribute('aria-current', 'page');
  expect((await axe(container)).violations).toEqual([]);
});

it('offers nothing to do with addresses that one may only read, and says who keeps them', async () => {
  const memberships = pat().memberships.flatMap((own) => [
    own,
    { ...own, team_id: 5, role: 'staff' as const, team: { ...own.team, id: 5, name: 'Fabrikam' } },
  ]);
  await open('/customer/1/addresses?organizationId=5', apiWith([roof]), { memberships });
  await screen.findByRole('article', { name: 'Roof terrace' });
  expect(screen.getByText('Admins of Fabrikam keep these addresses.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('opens on the book that has addresses where the own one is empty, and leaves whoever goes there', async () => {
  const page = await open('/customer/1/addresses', apiWith([roof]));
  await screen.findByRole('article', { name: 'Roof terrace' });
  expect(screen.getByRole('link', { name: /Northwind Labs/ })).toHaveAttribute('aria-current', 'page');
  expect(page.query().get('organizationId')).toBe('4');
  fireEvent.click(screen.getByRole('link', { name: /Your own/ }));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /Your own/ })).toHaveAttribute('aria-current', 'page'),
  );
  expect(page.query().has('organizationId')).toBe(false);
});

it('begins with an empty book, and says beside its field what is wrong with an address', async () => {
  const api = apiWith([], books.slice(0, 1));
  await open('/customer/1/addresses', api);
  expect(await screen.findByText('No saved addresses yet')).toBeVisible();
  press('Add your first address');
  const dialog = await screen.findByRole('dialog', { name: 'Add an address' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save address' }));
  expect(await screen.findByText(/Give it a name that your team knows/)).toBeVisible();
  expect(screen.getByText('Address is missing.')).toBeVisible();
  expect(api.called('post', path)).toEqual([]);

  api.on('post', path, () => new Refusal(422, 'record_invalid', recorded[`post ${path}`][422]));
  type(/^Label/, ' Desk ');
  fireEvent.change(screen.getByRole('combobox', { name: /^Address/ }), { target: { value: 'Atlantis' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save address' }));
  expect(await screen.findByText('Address is not an address that we can find.')).toBeVisible();
  expect(api.called('post', path)[0]?.body).toMatchObject({
    address: { label: 'Desk', formatted_address: 'Atlantis', google_place_id: null, suite: null },
  });
});

it('changes an address, and deletes one once that is confirmed', async () => {
  const api = apiWith([roof])
    .on('patch', `${path}/{id}`, () => ({ ...roof, label: 'Garden' }))
    .on('delete', `${path}/{id}`, () => undefined);
  await open('/customer/1/addresses?organizationId=4', api);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Roof terrace' }));
  await screen.findByRole('dialog', { name: 'Edit the address' });
  type(/^Label/, 'Garden');
  press('Save address');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [sent, ...more] = api.called('patch', `${path}/{id}`);
  expect(more).toEqual([]);
  expect(sent?.params).toEqual({ id: '21' });
  // What nobody touched here may be another's by now.
  expect(sent?.body).toEqual({ address: { label: 'Garden', lock_version: roof.lock_version } });

  press('Delete Roof terrace');
  const question = await screen.findByRole('alertdialog', { name: 'Delete Roof terrace?' });
  expect(question).toHaveAccessibleDescription(/Orders that go there already are not changed/);
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(api.called('delete', `${path}/{id}`)).toMatchObject([{ params: { id: '21' } }]);
});

it('shows what somebody else changed meanwhile, keeps what was typed, and saves it once that was seen', async () => {
  let stands: Schemas['Address'] = {
    ...roof,
    label: 'Sky bar',
    suite: 'Stairs C',
    lock_version: roof.lock_version + 1,
  };
  const api = apiWith([roof]).on('patch', `${path}/{id}`, ({ body: { address } }) => {
    const { lock_version: version, ...fields } = address;
    if (version !== stands.lock_version)
      return new Refusal(409, 'stale_record', {
        message: 'This address was changed meanwhile, so yours is not saved yet.',
        context: { address: stands },
      });
    stands = { ...stands, ...(fields as Partial<Schemas['Address']>) };
    return stands;
  });
  await open('/customer/1/addresses?organizationId=4', api);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Roof terrace' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit the address' });
  type(/^Label/, 'Garden');
  type(/^Contact name/, 'Sam');
  press('Save address');
  expect(await within(dialog).findByText(/was changed meanwhile, so yours is not saved/)).toBeVisible();
  const changed = within(dialog).getAllByRole('listitem');
  expect(changed.map(({ textContent }) => textContent)).toEqual([
    'Label: “Sky bar”. If you save, yours counts.',
    'Suite or floor: “Stairs C”',
  ]);
  const valueOf = (name: RegExp) => within(dialog).getByRole('textbox', { name });
  expect(valueOf(/^Label/)).toHaveValue('Garden');
  expect(valueOf(/^Contact name/)).toHaveValue('Sam');
  expect(valueOf(/^Suite/)).toHaveValue('Stairs C');
  expect((await axe(dialog)).violations).toEqual([]);
  press('Save address');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(stands).toMatchObject({ label: 'Garden', suite: 'Stairs C', contact_name: 'Sam' });
});
