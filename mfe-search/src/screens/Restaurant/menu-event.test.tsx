import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aKitchen, aPerson } from '../../test/fixtures';
import { answering, basket, findAdd, order, path, preview, selling, start } from '../../test/menu';
import { onPhone, open } from '../../test/render';
import { Refusal } from '../../test/server';

beforeEach(() => sessionStorage.clear());

const at = `${path}&google_place_id=local:1&formatted_address=350+5th+Ave&start_date=2099-12-01&start_time=12:00`;
const soon = 'is too soon for this restaurant';
const tooSoon = { fields: { start_date: ['too_soon'] }, field_errors: { start_date: [soon] } };
const notServed = new Refusal(422, 'packages-address_undeliverable', {
  message: 'Sorry.',
  fields: { kitchen_delivery_area: ['blank'] },
});
const dateField = () => screen.getByRole('button', { name: /^Date/ });
const address = () => screen.getByRole('combobox', { name: 'Delivery address' });

describe('a menu that is picked up', () => {
  const several = () =>
    selling({
      kitchens: [1, 2].map((id) => aKitchen({ id, name: `Kitchen ${id}` })),
    });

  it('is asked about and ordered from the kitchen that was chosen', async () => {
    const user = userEvent.setup();
    const { server } = await open(`${at}&pickup=true`, { server: several(), user: aPerson() });
    await user.click(await findAdd());
    await user.click(screen.getByRole('radio', { name: /Kitchen 2/ }));
    const way = { pickup: true, pickup_kitchen_id: 2 };
    await waitFor(() => expect(server.bodies('post', preview).at(-1)?.order).toMatchObject(way));
    await user.click(start());
    await screen.findByTestId('elsewhere');
    expect(server.bodies('post', order)).toMatchObject([{ order: way }]);
  });

  it('is picked up at the nearest kitchen where the address names one of somebody else', async () => {
    const user = userEvent.setup();
    const { server } = await open(`${at}&pickup=true&pickup_kitchen_id=99999`, { server: several() });
    expect(await screen.findByRole('radio', { name: /^The nearest kitchen/ })).toBeChecked();
    await user.click(await findAdd());
    await waitFor(() => expect(server.bodies('post', preview)).not.toEqual([]));
    for (const { order } of server.bodies('post', preview))
      expect(order).not.toHaveProperty('pickup_kitchen_id');
  });

  it('says how far away that is', async () => {
    const user = userEvent.setup();
    const note = 'Note, the pickup location is 51.5 miles from your event address.';
    const server = several().on('post', preview, () => answering({ note }));
    await open(`${at}&pickup=true`, { server });
    await user.click(await findAdd());
    expect(await basket().findByText(note)).toBeVisible();
  });
});

describe('what stands against an order from a menu', () => {
  it('is said at its field by the preview', async () => {
    const user = userEvent.setup();
    const { body } = new Refusal(422, 'record_invalid', tooSoon);
    const server = selling().on('post', preview, () => answering({}, body));
    await open(at, { server });
    await user.click(await findAdd());
    await waitFor(() => expect(dateField()).toHaveAccessibleDescription(`This date ${soon}.`));
  });

  it('is said at its field by the order itself', async () => {
    const user = userEvent.setup();
    const server = selling().on('post', order, () => new Refusal(422, 'record_invalid', tooSoon));
    await open(at, { server, user: aPerson() });
    await user.click(await findAdd());
    await basket().findByText('$96.81');
    await user.click(start());
    await waitFor(() => expect(dateField()).toHaveAccessibleDescription(`This date ${soon}.`));
  });

  it('is not passed by Start, which leads to its field', async () => {
    const user = userEvent.setup();
    const server = selling().on('post', preview, () => answering({}, notServed.body));
    await open(at, { server, user: aPerson() });
    await user.click(await findAdd());
    await basket().findByText('No price yet');
    await user.click(start());
    expect(address()).toHaveFocus();
    expect(server.bodies('post', order)).toEqual([]);
  });

  it('opens the sheet of a phone, where the order itself says it', async () => {
    const wide = onPhone();
    const user = userEvent.setup();
    const refusal = new Refusal(403, 'forbidden', { message: 'Attendees can not order.' });
    const server = selling().on('post', order, () => refusal);
    await open(at, { server, user: aPerson() });
    await user.click(await findAdd());
    await screen.findByRole('button', { name: /\$96\.81/ });
    await user.click(start());
    const sheet = within(await screen.findByRole('dialog', { name: 'What it comes to' }));
    const said = await sheet.findByText('Attendees can not order.');
    expect(sheet.getByRole('button', { name: 'Start order' }).parentElement).toContainElement(said);
    wide();
  });
});
