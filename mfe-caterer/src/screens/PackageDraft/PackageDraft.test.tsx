import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi, Refusal } from '@copper-carrot/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { open } from '../../test/open';

const path = '/cpi/v2/caterer/caterer_draft_packages/{id}';
const live: Schemas['PackageContent'] = {
  ...{ name: 'Taco bar', description: 'Tacos', price: 15, set_up_type: 'drop_off', lead_time_hours: null },
  ...{ minimum_headcount: 10, maximum_headcount: 100, increment_by: 1, includes: [] },
  choices: [
    {
      ...{ choice_type: 'constant_sum', proper_choice_subject: 'filling', description: '', serving_info: '' },
      ...{ increment_by: 1, maximum_choosable_options: null, extra_headcount_price: 0 },
      options: [{ name: 'Carnitas', description: '', price: 0, dietary_tags: [], allergens: [] }],
    },
  ],
};
const draft = (more: Partial<Schemas['DraftPackage']> = {}): Schemas['DraftPackage'] => ({
  ...{ id: 9, brand_id: 7, package_id: 4, name: 'Taco bar', status: 'draft', begins_on: null, problem: null },
  ...{ content: live, live, order_count: 2, cart_count: 1, can: { update: true, publish: true } },
  ...more,
});

it('[API-074] writes a draft, shows what changes and what orders keep, and publishes it', async () => {
  let now = draft();
  const fake = new FakeApi()
    .on('get', path, () => now)
    .on('patch', path, ({ body }) => {
      now = draft({ content: { ...live, ...body.caterer_draft_package } });
      return now;
    })
    .on('post', `${path}/publish`, () => draft({ status: 'published' }))
    .on('get', '/cpi/v2/caterer/caterer_draft_packages', () => ({ records: [], count: 0 }))
    .on('get', '/cpi/v1/caterer/packages', () => ({ records: [], count: 0 }));
  const { container, notices } = await open('/caterer/7/menus/packages/9', fake);
  expect(await screen.findByText('Nothing differs from what is sold.')).toBeVisible();
  const form = within(screen.getByRole('form', { name: 'Package' }));
  await userEvent.click(form.getByRole('button', { name: 'Add an option to filling' }));
  await userEvent.type(form.getByLabelText('Name of option 2'), 'Al pastor');
  expect((await axe(container)).violations).toEqual([]);
  await userEvent.click(form.getByRole('button', { name: 'Save the draft' }));
  const table = within(await screen.findByRole('table', { name: 'What changes' }));
  expect(table.getByRole('row', { name: /filling: Al pastor/ })).toBeVisible();
  expect(
    screen.getByText(/keep what they agreed to: 2 orders to come\. 1 cart will be asked to choose again/),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Publish now' }));
  await waitFor(() => expect(notices).toHaveLength(2));
  expect(fake.called('post', `${path}/publish`).map(({ body }) => body)).toEqual([
    { publish: { begins_on: null } },
  ]);
});

it('[API-074] says beside an option what is wrong with it, and why a draft can not be published', async () => {
  const fake = new FakeApi()
    .on('get', path, () => draft({ content: { ...live, price: 18 } }))
    .on(
      'patch',
      path,
      () =>
        new Refusal(422, 'record_invalid', {
          fields: { 'choices.0.options.0.name': ['min'] },
          field_errors: { 'choices.0.options.0.name': ['must not be empty'] },
        }),
    )
    .on(
      'post',
      `${path}/publish`,
      () =>
        new Refusal(422, 'record_invalid', {
          fields: { increment_by: ['multiple_of'] },
          field_errors: { increment_by: ['must be a multiple of 2'] },
        }),
    );
  await open('/caterer/7/menus/packages/9', fake);
  const form = within(await screen.findByRole('form', { name: 'Package' }));
  await userEvent.click(form.getByRole('button', { name: 'Save the draft' }));
  expect(await form.findByText('Name must not be empty.')).toBeVisible();
  expect(form.getByLabelText('Name of option 1')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Publish now' }));
  expect(await screen.findByText('Increment by must be a multiple of 2.')).toBeVisible();
});
