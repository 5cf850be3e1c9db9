import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi, Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { open } from '../../test/open';

const path = '/cpi/v2/photographer/photo_shoots';
const shoot: Schemas['PhotoShoot'] = {
  ...{ id: 3, brand: { id: 7, name: 'Saffron Street' }, photographer_name: 'Milan Novak' },
  ...{ address: '1 Main St, New York, NY 10001', time_zone: 'America/New_York', notes: 'Soft light' },
  ...{ scheduled_at: '2026-12-02T15:00:00.000Z', status: 'scheduled', next_statuses: ['shot', 'canceled'] },
};

it('[PHO-01] [PHO-03] lists the photo shoots of the photographer whom the address names', async () => {
  const api = new FakeApi().on('get', path, () => ({ records: [shoot], count: 1 }));
  const { container } = await open('/photographer/44/photo_shoots', api);
  const link = await screen.findByRole('link', { name: 'Saffron Street' });
  expect(link).toHaveAttribute('href', '/photographer/44/photo_shoots/3');
  expect(api.called('get', path)[0]?.headers['CC-As-User']).toBe('44');
  expect((await axe(container)).violations).toEqual([]);
});

it('[PHO-02] shows one photo shoot, and says what became of it', async () => {
  const api = new FakeApi()
    .on('get', `${path}/{id}`, () => shoot)
    .on('patch', `${path}/{id}`, ({ body }) => ({
      ...shoot,
      ...body.photo_shoot,
      next_statuses: ['delivered' as const],
    }));
  await open('/photographer/photo_shoots/3', api);
  expect(await screen.findByRole('heading', { level: 1, name: 'Saffron Street' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Pictures are taken' }));
  expect(await screen.findByText('Pictures taken')).toBeVisible();
  fireEvent.change(screen.getByRole('textbox', { name: /Notes/ }), { target: { value: 'Two hours' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save the notes' }));
  await waitFor(() =>
    expect(api.called('patch', `${path}/{id}`).map(({ body }) => body.photo_shoot)).toEqual([
      { status: 'shot' },
      { notes: 'Two hours' },
    ]),
  );
});

it('is no page for somebody who is no photographer', async () => {
  await open(
    '/photographer/photo_shoots',
    new FakeApi().on('get', path, () => new Refusal(403, 'forbidden')),
  );
  expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
});
