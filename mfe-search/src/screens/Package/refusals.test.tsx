import { screen, waitFor } from '@testing-library/react';
import { aPerson, aPreview } from '../../test/fixtures';
import { faultsOf, open } from '../../test/render';
import { FakeServer, Refusal } from '../../test/server';
import { preview, order, path, settled, start } from '../../test/package';

beforeEach(() => sessionStorage.clear());

describe('refusals stand beside their field', () => {
  const refused = (code: string, more = {}) =>
    new FakeServer().on('post', preview, () => ({
      order: aPreview(),
      error: new Refusal(422, code, more).body,
      search_params: {},
    }));
  const described = (element: HTMLElement) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');

  it('[OERR-17] an address that the caterer does not deliver to', async () => {
    const { container } = await open(`${path}&formatted_address=Far+away`, {
      server: refused('packages-address_undeliverable'),
    });
    const field = await screen.findByRole('combobox', { name: 'Delivery address' });
    await waitFor(() =>
      expect(described(field)).toContain(
        "Sorry, the caterer doesn't deliver to this address. Please try another address",
      ),
    );
    expect(await faultsOf(container)).toEqual([]);
  });

  it('[OERR-19] a deliverable that is not valid', async () => {
    await open(`${path}&formatted_address=Far+away`, {
      server: refused('record_invalid', { fields: { deliverable: ['invalid'] } }),
    });
    const field = await screen.findByRole('combobox', { name: 'Delivery address' });
    await waitFor(() =>
      expect(described(field)).toContain("Sorry, the restaurant doesn't deliver to this address."),
    );
  });

  it('[PKG-06] a pickup without a location nearby', async () => {
    await open(`${path}&pickup=true`, {
      server: refused('record_invalid', { fields: { pickup_kitchen_id: ['blank'] } }),
    });
    expect(
      await screen.findAllByText(
        'This restaurant does not have any locations within 50 miles of your event address.',
      ),
    ).toHaveLength(1);
  });

  it('[OERR-20] a far pickup is a note, and the order can be started', async () => {
    const note = 'Note, the pickup location is 51.5 miles from your event address.';
    const server = new FakeServer().on('post', preview, () => ({
      order: aPreview({ note, pickup: true }),
      error: null,
      search_params: {},
    }));
    await open(`${path}&pickup=true`, { server, user: aPerson() });
    expect(await screen.findByText(note)).toBeInTheDocument();
    start();
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/orders/12/checkout');
  });

  it('[PKG-05] a headcount and a date, and they keep the order from being started', async () => {
    const server = refused('record_invalid', {
      field_errors: { headcount: ['must be at least 10'], start_date: ['is in the past.'] },
    });
    await open(path, { server, user: aPerson() });
    const people = await screen.findByRole('textbox', { name: 'People' });
    await waitFor(() => expect(described(people)).toContain('The headcount must be at least 10.'));
    expect(screen.getAllByText('This date is in the past.')).toHaveLength(1);
    start();
    await waitFor(() => expect(people).toHaveFocus());
    expect(server.called('post', order)).toEqual([]);
  });

  it('[PKG-05] what belongs to no field, beside the price, and the order can be gone on with', async () => {
    const message = 'This caterer delivers from $400.00 of food.';
    await open(path, { server: refused('record_invalid', { message }), user: aPerson() });
    expect(await screen.findByText(message)).toBeVisible();
    start();
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/orders/12/checkout');
  });

  it('[OERR-13] no word of choices that are of an older menu: the price stands, and the order can be started', async () => {
    const message = 'The caterer changed this menu. Please make your choices again.';
    const server = refused('submit_order-choice_version_mismatch', {
      message,
      field_errors: { chosen_options: ['are of another version of the menu'] },
    });
    await open(path, { server, user: aPerson() });
    await settled();
    expect(screen.getByText('$381.31')).toBeVisible();
    for (const words of [message, /another version of the menu/])
      expect(screen.queryByText(words)).not.toBeInTheDocument();
    start();
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/orders/12/checkout');
  });
});
