import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aChange, anOrder, apiWith, open, withRights } from '../../test/open';

it('[MOD-01] leads to modify mode', async () => {
  await open('/organization/4/orders/12', apiWith(withRights({ modify: true })));
  const link = await screen.findByRole('link', { name: 'Change order' });
  expect(link).toHaveAttribute('href', '/orders/12/modify');
});

describe('once the notice for changes has passed', () => {
  const gone = { cutoff_at: '2020-03-03T20:00:00.000Z', time_zone: 'America/New_York' };
  const { brand } = anOrder();
  const title = 'It is too late to change the food of this order';

  it('says so in place, whom to call about the food, and what can still be changed', async () => {
    const api = apiWith(
      withRights({ modify: true }, { ...gone, brand: { ...brand, phone_number: '+12125550100' } }),
    );
    const { container } = await open('/organization/4/orders/12', api);
    const said = (await screen.findByText(title)).parentElement;
    expect(said).toHaveTextContent(`${brand.name} had to know by Tue 03/03/2020, 3:00 pm EST.`);
    expect(screen.getByRole('link', { name: 'Call (212) 555-0100' })).toHaveAttribute(
      'href',
      'tel:+12125550100',
    );
    expect(
      screen.getByRole('link', { name: 'move it to a later date, change its tip or how it is paid' }),
    ).toHaveAttribute('href', '/orders/12/modify');
    expect(screen.queryByRole('link', { name: 'Change order' })).not.toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('names no number where none is known', async () => {
    const api = apiWith(withRights({ modify: true }, { ...gone, brand: { ...brand, phone_number: null } }));
    await open('/organization/4/orders/12', api);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Call/ })).not.toBeInTheDocument();
  });

  it.each([
    ['who may skip the notice', { modify: true, ignore_checks: true }, {}, true],
    ['whose changes wait for the caterer', { modify: true }, { change_request: aChange() }, false],
    ['who may not change it', { modify: false }, {}, false],
  ])('says nothing of it to %s', async (_who, can, values, isOffered) => {
    await open('/organization/4/orders/12', apiWith(withRights(can, { ...gone, ...values })));
    await screen.findByRole('heading', { level: 1, name: 'Taco bar' });
    expect(screen.queryByText(title)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Change order' }) !== null).toBe(isOffered);
  });
});
