import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi, FakeStorage, Refusal } from '@copper-carrot/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { open } from '../../test/open';

const drafts = '/cpi/v2/caterer/caterer_draft_menu_items';
const publish = '/cpi/v2/caterer/caterer_draft_menu_items/{id}/publish';
const packages = '/cpi/v1/caterer/packages';

const dish = (more: Partial<Schemas['OwnMenuItem']> = {}): Schemas['OwnMenuItem'] => ({
  ...{ id: 5, menu_id: 1, menu_category_id: 2, source_item_id: null },
  ...{ name: 'Pozole', description: 'With hominy', price: 9, serves: 1 },
  ...{ dietary_tags: [], allergens: [], image: { url: '', alt: 'Pozole' }, modifier_groups: [] },
  ...{ active: true, position: 0 },
  ...more,
});
const menu = (update = true): Schemas['OwnMenu'] => ({
  ...{ id: 1, name: 'Lunch', active: true, position: 0, menu_categories: [] },
  menu_items: [dish()],
  can: { update },
});
const draft = (more: Partial<Schemas['DraftMenuItem']> = {}): Schemas['DraftMenuItem'] => ({
  ...{ id: 8, brand_id: 7, menu_item_id: 5, status: 'draft', name: null, description: null, price: 11 },
  ...{ serves: null, dietary_tags: null, allergens: null, menu_id: null, menu_category_id: null },
  created_at: '2026-11-20T10:00:00.000Z',
  can: { update: true, publish: true },
  ...more,
});
const pack = (more: Partial<Schemas['OwnPackageWithChoices']> = {}): Schemas['OwnPackageWithChoices'] => ({
  ...{ id: 4, brand_id: 7, slug: 'taco-bar', name: 'Taco bar', description: 'Tacos', active: true },
  ...{ package_category_id: 3, package_type: 'lunch_or_dinner', presentation_type: 'mixed' },
  ...{ set_up_type: 'drop_off', price: 15, minimum_headcount: 10, maximum_headcount: 100 },
  ...{ increment_by: 1, lead_time_hours: null, includes: [], choice_version: 1 },
  image: { url: '', alt: 'Tacos' },
  can: { update: true },
  choices: [],
  ...more,
});
const listOf = <Item,>(...records: Item[]) => ({ records, count: records.length });
const api = (of: Schemas['DraftMenuItem'][] = [], update = true) =>
  new FakeApi()
    .on('get', '/cpi/v2/caterer/menus', () => listOf(menu(update)))
    .on('get', drafts, ({ query }) => listOf(...of.filter(({ status }) => status === query.get('status'))));

it('[API-087] [API-088] shows dishes by menu, and writes a change as a draft', async () => {
  const fake = api().on('post', drafts, () => draft());
  const { container, notices } = await open('/caterer/7/menus', fake);
  const section = within(await screen.findByRole('region', { name: 'Lunch' }));
  expect(section.getByText('$9.00')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.click(section.getByRole('button', { name: 'Edit Pozole' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Pozole' }));
  await userEvent.clear(dialog.getByLabelText('Name'));
  await userEvent.type(dialog.getByLabelText('Name'), 'Pozole rojo');
  await userEvent.click(dialog.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  // An old draft must put no old price back.
  expect(fake.called('post', drafts).map(({ body }) => body)).toEqual([
    { caterer_draft_menu_item: { menu_item_id: 5, name: 'Pozole rojo' } },
  ]);
  expect(notices).toMatchObject([{ kind: 'success' }]);
});

it('[API-088] publishes a draft, and says why one can not be', async () => {
  let refused = true;
  const fake = api([draft()]).on('post', publish, () => {
    if (!refused) return dish({ price: 11 });
    refused = false;
    return new Refusal(409, 'draft_menu_item-published', { message: 'This draft has been published.' });
  });
  const { notices } = await open('/caterer/7/menus', fake);
  const section = within(await screen.findByRole('region', { name: 'Drafts' }));
  expect(section.getByText('Changes Pozole')).toBeVisible();
  await userEvent.click(section.getByRole('button', { name: 'Publish Pozole' }));
  expect(await section.findByText('This draft has been published.')).toBeVisible();
  await userEvent.click(section.getByRole('button', { name: 'Publish Pozole' }));
  await waitFor(() => expect(notices).toEqual([{ kind: 'success', message: 'Pozole is published.' }]));
});

it('[API-086] takes a dish off the menu; a cook only reads', async () => {
  const fake = api().on('patch', '/cpi/v2/caterer/menu_items/{id}', () => dish({ active: false }));
  const { notices } = await open('/caterer/7/menus', fake);
  await userEvent.click(await screen.findByRole('button', { name: 'Take off the menu Pozole' }));
  await waitFor(() => expect(notices).toEqual([{ kind: 'success', message: 'Pozole is off the menu.' }]));
  expect(fake.called('patch', '/cpi/v2/caterer/menu_items/{id}')).toMatchObject([
    { params: { id: '5' }, body: { menu_item: { active: false } } },
  ]);
});

it('offers a cook nothing to change', async () => {
  await open('/caterer/7/menus', api([], false));
  expect(await screen.findByText('Pozole')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Edit|Take off|Add a dish/ })).not.toBeInTheDocument();
});

it('[API-074] changes a package, and stops selling it', async () => {
  const fake = new FakeApi()
    .on('get', packages, () => {
      const { choices: _choices, ...record } = pack();
      return listOf(record);
    })
    .on('patch', '/cpi/v1/caterer/packages/{id}', ({ body }) =>
      pack(body.package as Partial<Schemas['OwnPackage']>),
    );
  const { notices } = await open('/caterer/7/menus?view=packages', fake);
  expect(await screen.findByText('10 to 100 people')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Edit Taco bar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Taco bar' }));
  await userEvent.clear(dialog.getByLabelText('Name'));
  await userEvent.type(dialog.getByLabelText('Name'), 'Taco feast');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Stop selling Taco bar' }));
  await waitFor(() => expect(notices).toHaveLength(2));
  expect(fake.called('patch', '/cpi/v1/caterer/packages/{id}').map(({ body }) => body.package)).toMatchObject(
    [{ name: 'Taco feast', price: 15, minimum_headcount: 10 }, { active: false }],
  );
});

it('shows a photo of a package, and draws its picture again without', async () => {
  new FakeStorage();
  const key = '0b0e7bb8-90b5-4a7f-8f3c-9a1d3f0e8a11';
  const picture = '/cpi/v1/caterer/packages/{id}/picture';
  const drawn = { url: '/pictures/packages/9.svg', alt: 'Taco bar' };
  const fake = new FakeApi()
    .on('get', packages, () => {
      const { choices: _choices, ...record } = pack({ image: drawn });
      return listOf(record);
    })
    .on('get', '/cpi/v1/uploads/presign', () => ({
      ...{ key, url: '/local/s3/uploads', fields: {}, max_bytes: 1000 },
      expires_at: '2026-11-30T12:00:00.000Z',
    }))
    .on('put', picture, ({ body }) => ({ url: `/cpi/v1/public/files/${body.upload_key}`, alt: 'Taco bar' }))
    .on('delete', picture, () => drawn);
  await open('/caterer/7/menus?view=packages', fake);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Taco bar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Taco bar' }));
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await userEvent.upload(input, new File([new Uint8Array(10)], 'tacos.jpg', { type: 'image/jpeg' }));
  const remove = await dialog.findByRole('button', { name: 'Remove photo' });
  const image = dialog.getByRole('img', { name: 'Taco bar' });
  expect(image).toHaveAttribute('src', `/cpi/v1/public/files/${key}`);
  await userEvent.click(remove);
  await waitFor(() => expect(dialog.getByRole('img')).toHaveAttribute('src', drawn.url));
});
