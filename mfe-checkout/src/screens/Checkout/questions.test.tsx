import { Refusal } from '@copper-carrot/contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aCard, anOrder, aSubmission } from '../../test/fixtures';
import { faultsOf } from '../../test/render';
import { FakeServer, orderPath } from '../../test/server';
import { open, openToPay, place, refusing, section, submits } from '../../test/checkout';

beforeEach(() => sessionStorage.clear());

const twoCards = () => {
  const server = new FakeServer();
  server.cards = [aCard(), aCard({ id: 6, last4: '4444' })];
  return server;
};

describe('payment confirmation', () => {
  test('[CHK-16] is asked of several cards when payment was not looked at', async () => {
    const { user, server } = await openToPay(twoCards());
    await user.click(place());
    const dialog = await screen.findByRole('dialog', { name: 'Confirm your payment' });
    expect(dialog).toHaveTextContent('Visa ending 4242');
    expect(await faultsOf(dialog)).toEqual([]);
    expect(submits(server)).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Confirm and place order' }));
    await waitFor(() => expect(submits(server)).toHaveLength(1));
  });

  test('[CHK-17] is asked of an invoiceable person with one card', async () => {
    const server = new FakeServer();
    server.order = anOrder({
      user: { id: 1, name: 'Maya Chen', invoiceable: true },
      can: { ...anOrder().can, pay_by_invoice: true },
    });
    const { user } = await openToPay(server);
    await user.click(place());
    expect(await screen.findByRole('dialog', { name: 'Confirm your payment' })).toBeVisible();
  });

  test('[CHK-18] is not asked once payment was looked at', async () => {
    const { user, server } = await openToPay(twoCards());
    await user.click(screen.getByRole('radio', { name: /4444/ }));
    await user.click(place());
    await waitFor(() => expect(submits(server)).toHaveLength(1));
  });
});

describe('a payment section that is scrolled past', () => {
  /** Calls the IntersectionObserver's callback. */
  let scrolledTo: (isIntersecting: boolean) => void = () => undefined;
  const nothing = window.IntersectionObserver;
  beforeEach(() => {
    window.IntersectionObserver = class extends nothing {
      constructor(...[tell, options]: ConstructorParameters<typeof IntersectionObserver>) {
        super(tell, options);
        scrolledTo = (isIntersecting) =>
          act(() => tell([{ isIntersecting } as IntersectionObserverEntry], this));
      }
    };
  });
  afterEach(() => {
    scrolledTo = () => undefined;
    window.IntersectionObserver = nothing;
  });

  test('[CHK-10] [CHK-18] was looked at, and is not asked about', async () => {
    const { user, server } = await openToPay(twoCards());
    scrolledTo(true);
    scrolledTo(false);
    await user.click(place());
    await waitFor(() => expect(submits(server)).toHaveLength(1));
  });

  test.each([
    ['in sight', () => scrolledTo(true)],
    [
      'in use',
      () =>
        act(() =>
          within(section('Payment'))
            .getByRole('button', { name: /colleague/ })
            .focus(),
        ),
    ],
  ])('[CHK-10] [CHK-16] and was %s before its cards were there is asked about', async (_how, look) => {
    const server = twoCards();
    const records = server.cards;
    let come = () => {};
    const coming = new Promise<void>((resolve) => (come = resolve));
    server.on('get', `${orderPath}/credit_cards`, async () => {
      await coming;
      return { records, count: records.length };
    });
    const { user } = await open(server);
    look();
    scrolledTo(false);
    come();
    await screen.findByRole('radiogroup', { name: 'Pay with' });
    await user.click(place());
    expect(await screen.findByRole('dialog', { name: 'Confirm your payment' })).toBeVisible();
    expect(submits(server)).toEqual([]);
  });

  test('[CHK-10] [CHK-16] and never came into sight is asked about', async () => {
    const { user, server } = await openToPay(twoCards());
    scrolledTo(false);
    await user.click(place());
    expect(await screen.findByRole('dialog', { name: 'Confirm your payment' })).toBeVisible();
    expect(submits(server)).toEqual([]);
  });
});

describe('what is asked before it is sent again', () => {
  test.each([
    [
      '[OERR-09]',
      'submit_order-has_simultaneous_delivery',
      'Another delivery at the same time',
      ['button Place this order too', 'button Change date or time'],
      'Because it is so.',
    ],
    [
      '[OERR-10]',
      'submit_order-email_verification_required',
      'Confirm your e-mail address',
      ['button Send the link again', 'button I have confirmed it'],
      'Open the link in the e-mail that we sent to maya@northwind.example',
    ],
    [
      '[OERR-11]',
      'submit_order-enterprise_email_domain_mismatch',
      'Your e-mail address does not match',
      ['button Choose another organization'],
      'Sign in with your work address, or place the order for another organization.',
    ],
  ] as const)('%s %s opens its modal', async (_row, code, title, ways, words) => {
    const { user } = await openToPay(refusing(403, code, { message: 'Because it is so.' }));
    await user.click(place());
    const dialog = await screen.findByRole('dialog', { name: title });
    expect(screen.getAllByRole('dialog')).toEqual([dialog]);
    expect(dialog).toHaveTextContent('Because it is so.');
    expect(dialog).toHaveTextContent(words);
    const offered = [...within(dialog).queryAllByRole('link'), ...within(dialog).getAllByRole('button')].map(
      (each) => `${each.tagName === 'A' ? 'link' : 'button'} ${each.textContent || each.ariaLabel}`,
    );
    expect(offered).toEqual(expect.arrayContaining([...ways]));
    expect(await faultsOf(dialog)).toEqual([]);
  });

  test('[OERR-09] a second delivery that is meant is sent once more, saying so', async () => {
    let presses = 0;
    const server = new FakeServer().on('post', `${orderPath}/submit`, () =>
      (presses += 1) === 1
        ? new Refusal(409, 'submit_order-has_simultaneous_delivery', { context: { order_ids: [7] } })
        : aSubmission(),
    );
    const { user } = await openToPay(server);
    await user.click(place());
    const dialog = await screen.findByRole('dialog', { name: 'Another delivery at the same time' });
    expect(within(dialog).getByRole('link', { name: 'Order 7' })).toHaveAttribute('href', '/orders/7');
    await user.click(within(dialog).getByRole('button', { name: 'Place this order too' }));
    await screen.findByTestId('elsewhere');
    expect(submits(server).map(({ body }) => body)).toEqual([
      { total: 352.2, lock_version: 2 },
      { total: 352.2, lock_version: 2, ignore_checks: { simultaneous_delivery: true } },
    ]);
  });

  test('a second delivery is said once: its number in the sentence is the way there', async () => {
    const { user } = await openToPay(
      refusing(409, 'submit_order-has_simultaneous_delivery', {
        message: 'You have another delivery at this time: order #7.',
        context: { order_ids: [7] },
      }),
    );
    await user.click(place());
    const dialog = await screen.findByRole('dialog', { name: 'Another delivery at the same time' });
    expect(dialog).toHaveTextContent('You have another delivery at this time: order #7.');
    const links = within(dialog).getAllByRole('link');
    expect(links.map((each) => each.textContent)).toEqual(['order #7']);
    expect(links[0]).toHaveAttribute('href', '/orders/7');
  });

  test('[OERR-09] a second delivery that is meant is not asked about again after the bank', async () => {
    const answers = [
      new Refusal(409, 'submit_order-has_simultaneous_delivery', { context: { order_ids: [7] } }),
      new Refusal(409, 'submit_order-changed', { context: { total: 352.2, lock_version: 3 } }),
    ];
    const server = new FakeServer().on('post', `${orderPath}/submit`, () => answers.shift() ?? aSubmission());
    const { user } = await openToPay(server);
    await user.click(place());
    const dialog = await screen.findByRole('dialog', { name: 'Another delivery at the same time' });
    await user.click(within(dialog).getByRole('button', { name: 'Place this order too' }));
    await user.click(await screen.findByRole('button', { name: /^Place order for/ }));
    await screen.findByTestId('elsewhere');
    const meant = { ignore_checks: { simultaneous_delivery: true } };
    expect(submits(server).map(({ body: { ignore_checks } }) => ({ ignore_checks }))).toEqual([
      { ignore_checks: undefined },
      meant,
      meant,
    ]);
  });

  test('[OERR-11] the way out of the modal leads to the organization', async () => {
    const { user } = await openToPay(
      refusing(403, 'submit_order-enterprise_email_domain_mismatch', { message: 'No.' }),
    );
    await user.click(place());
    const dialog = await screen.findByRole('dialog', { name: 'Your e-mail address does not match' });
    await user.click(within(dialog).getByRole('button', { name: 'Choose another organization' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(section('Details')).toContainElement(document.activeElement as HTMLElement));
    expect(within(section('Details')).getByRole('button', { name: /Organization/ })).toBeEnabled();
  });
});
