import { noStats, type Schemas } from '@copper-carrot/contracts';
import { FakeApi, Refusal } from '@copper-carrot/contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { aRow, apiWith, open, withRights } from '../../test/open';

const base = '/cpi/v1/orderer';
const save = `${base}/orders/{id}/review` as const;
const skip = `${base}/orders/{id}/review/skip` as const;

const given = (more: Partial<Schemas['Review']> = {}): Schemas['Review'] => ({
  id: 3,
  order_id: 9,
  start_date: '2026-11-10',
  overall_rating: 4,
  body: 'Warm and on time.',
  feedback_for_caterer: 'Bring more salsa.',
  customer_notes: 'Good for Fridays.',
  would_reorder: true,
  positive_rating_reasons: ['delivery'],
  negative_rating_reasons: [],
  anonymous: false,
  reviewer_id: 1,
  reviewer_name: 'Pat Low',
  brand: { name: 'Saffron Kitchen', avatar_url: '' },
  package: { name: 'Curry table', slug: 'curry-table' },
  points_awarded: 300,
  created_at: '2026-11-11T12:00:00.000Z',
  editable_until: null,
  reply: null,
  ...more,
});
const awaitedRow = (more: Partial<Schemas['OrderListRecord']> = {}) =>
  aRow({ status: 'fulfilled', user_id: 1, points_awarded: 300, ...more });

/** An API that forgets an order as one that waits once it is reviewed or skipped. */
function reviewsApi(orders = [awaitedRow()], records: Schemas['Review'][] = []): FakeApi {
  let waiting = orders;
  const drop = (id: string | undefined): undefined => {
    waiting = waiting.filter((order) => String(order.id) !== id);
  };
  return new FakeApi()
    .on('get', `${base}/reviews/awaited`, () => ({ records: waiting, count: waiting.length }))
    .on('get', `${base}/reviews`, () => ({ records, count: records.length }))
    .on('patch', save, ({ params }) => {
      drop(params.id);
      return given({ order_id: Number(params.id) });
    })
    .on('post', skip, ({ params }) => drop(params.id));
}

const star = (name: RegExp) => screen.findByRole('radio', { name });
/** Presses a star of the first order that waits; the dialog that opens. */
async function rate(name: RegExp): Promise<HTMLElement> {
  fireEvent.click(await star(name));
  return screen.findByRole('dialog');
}
const pill = (dialog: HTMLElement, group: string, name: string) =>
  within(within(dialog).getByRole('grid', { name: group })).getByRole('row', { name });
const press = (dialog: HTMLElement, name: string) =>
  fireEvent.click(within(dialog).getByRole('button', { name }));
const write = (dialog: HTMLElement, label: string | RegExp, value: string) =>
  fireEvent.change(within(dialog).getByRole('textbox', { name: label }), { target: { value } });
const thanks = { kind: 'success', message: 'Thank you for reviewing!' };
const isChosen = (element: HTMLElement) => element.getAttribute('aria-selected') === 'true';

it.each([
  ['of a person', '/customer/1/reviews', null],
  ['of a person, without their id', '/customer/reviews', null],
  ['of an organization', '/organization/4/reviews', '4'],
  ['of an organization in the query', '/customer/1/reviews?organizationId=4', '4'],
])(
  '[CUST-10] [ORG-11] %s: the orders that wait for a review, and the reviews that were given',
  async (_of, path, team) => {
    const api = reviewsApi([awaitedRow()], [given()]);
    const { container } = await open(path, api);
    expect(await screen.findByRole('heading', { name: 'Reviews' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Taco bar' })).toHaveAttribute(
      'href',
      '/customer/orders/12',
    );
    expect(await screen.findByText('Warm and on time.')).toBeVisible();
    expect(screen.getByText('Bring more salsa.')).toBeVisible();
    expect(api.called('get', `${base}/reviews/awaited`)[0]?.query.get('team_id')).toBe(team);
    expect(api.called('get', `${base}/reviews`)[0]?.query.get('team_id')).toBe(team);
    expect((await axe(container)).violations).toEqual([]);
  },
);

it('[REV-01] [REV-04] [REV-06] a star opens the review; what is sent is saved, thanked for, and waits no more', async () => {
  const api = reviewsApi();
  const { notices } = await open('/customer/1/reviews', api);
  const dialog = await rate(/^5 stars/);
  expect(within(dialog).getByRole('radio', { name: /^5 stars/ })).toBeChecked();
  expect((await axe(dialog)).violations).toEqual([]);
  fireEvent.click(pill(dialog, 'What was good', 'Set-up'));
  fireEvent.click(pill(dialog, 'What could be better', 'Accuracy'));
  fireEvent.click(pill(dialog, 'Would you order it again?', 'Yes'));
  write(dialog, /^Your review/, 'Splendid.');
  write(dialog, /^Private feedback/, 'More salsa.');
  write(dialog, /^Notes for your team/, 'Fridays.');
  fireEvent.click(within(dialog).getByRole('checkbox', { name: /^Review anonymously/ }));
  press(dialog, 'Submit review');
  await waitFor(() => expect(notices).toEqual([thanks]));
  expect(api.called('patch', save).map(({ params, body }) => [params.id, body])).toEqual([
    [
      '12',
      {
        review: {
          overall_rating: 5,
          body: 'Splendid.',
          feedback_for_caterer: 'More salsa.',
          customer_notes: 'Fridays.',
          would_reorder: true,
          positive_rating_reasons: ['setup'],
          negative_rating_reasons: ['accuracy'],
          anonymous: true,
        },
      },
    ],
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('Nothing to review')).toBeVisible();
});

it('[REV-05] cancel and close take the stars back', async () => {
  await open('/customer/1/reviews', reviewsApi());
  for (const way of ['Cancel', 'Close']) {
    const dialog = await rate(/^4 stars/);
    press(dialog, way);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await star(/^4 stars/)).not.toBeChecked();
  }
});

it('[REV-02] [REV-03] [REV-08] each pill is disabled while it is chosen on the other side', async () => {
  await open('/customer/1/reviews', reviewsApi());
  const dialog = await rate(/^4 stars/);
  const names = (group: string) =>
    within(within(dialog).getByRole('grid', { name: group }))
      .getAllByRole('row')
      .map((row) => row.textContent);
  const both = ['Delivery', 'Food quality', 'Portions', 'Set-up', 'Communication'];
  expect(names('What was good')).toEqual(both);
  expect(names('What could be better')).toEqual([...both, 'Accuracy']);
  const sides = ['What was good', 'What could be better'] as const;
  for (const [one, other] of [sides, [...sides].reverse() as unknown as typeof sides]) {
    fireEvent.click(pill(dialog, one, 'Delivery'));
    expect(pill(dialog, other, 'Delivery')).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(pill(dialog, other, 'Delivery'));
    expect(isChosen(pill(dialog, other, 'Delivery'))).toBe(false);
    fireEvent.click(pill(dialog, one, 'Delivery'));
    expect(pill(dialog, other, 'Delivery')).not.toHaveAttribute('aria-disabled', 'true');
  }
});

it('[REV-09] pressing what was chosen of ordering it again clears it', async () => {
  const api = reviewsApi();
  await open('/customer/1/reviews', api);
  const dialog = await rate(/^5 stars/);
  const again = (name: string) => pill(dialog, 'Would you order it again?', name);
  fireEvent.click(again('Yes'));
  expect(isChosen(again('Yes'))).toBe(true);
  fireEvent.click(again('No'));
  expect([isChosen(again('Yes')), isChosen(again('No'))]).toEqual([false, true]);
  fireEvent.click(again('No'));
  expect([isChosen(again('Yes')), isChosen(again('No'))]).toEqual([false, false]);
  fireEvent.click(pill(dialog, 'What was good', 'Set-up'));
  press(dialog, 'Submit review');
  await waitFor(() => expect(api.called('patch', save)).toHaveLength(1));
  expect(api.called('patch', save)[0]?.body.review.would_reorder).toBeNull();
});

describe('what a review has to say', () => {
  const hint = 'Please add some thumb ups/downs or write a quick review. We really appreciate it!';
  const poor =
    'Please let us know what went wrong, publicly or privately, so that we can take relevant action with the restaurant (10 characters minimum).';

  it.each([/^4 stars/, /^5 stars/])(
    '[REV-11] [REV-12] [REV-13] %s ask for words only without a pill, and for however few',
    async (stars) => {
      const api = reviewsApi();
      await open('/customer/1/reviews', api);
      const dialog = await rate(stars);
      press(dialog, 'Submit review');
      expect(await within(dialog).findByText(hint)).toBeVisible();
      expect(api.called('patch', save)).toHaveLength(0);
      write(dialog, /^Your review/, 'k');
      expect(within(dialog).queryByText(hint)).not.toBeInTheDocument();
      press(dialog, 'Submit review');
      await waitFor(() => expect(api.called('patch', save)).toHaveLength(1));
    },
  );

  it.each(['What was good', 'What could be better'])('[REV-11] a pill of “%s” is enough', async (group) => {
    const api = reviewsApi();
    await open('/customer/1/reviews', api);
    const dialog = await rate(/^4 stars/);
    fireEvent.click(pill(dialog, group, 'Delivery'));
    press(dialog, 'Submit review');
    await waitFor(() => expect(api.called('patch', save)).toHaveLength(1));
  });

  it.each([/^1 star/, /^3 stars/])(
    '[REV-14] [REV-15] [REV-16] [REV-17] %s ask for words, publicly or privately, of ten characters or more, and lead to the private ones',
    async (stars) => {
      const scrolled = jest.fn();
      Element.prototype.scrollIntoView = function (this: Element) {
        scrolled(this);
      };
      const api = reviewsApi();
      await open('/customer/1/reviews', api);
      const dialog = await rate(stars);
      fireEvent.click(pill(dialog, 'What could be better', 'Delivery'));
      const privately = within(dialog).getByRole('textbox', { name: /^Private feedback/ });
      const refused = async () => {
        scrolled.mockClear();
        press(dialog, 'Submit review');
        expect((await within(dialog).findAllByText(poor))[0]).toBeVisible();
        expect(scrolled).toHaveBeenCalledWith(privately);
        expect(api.called('patch', save)).toHaveLength(0);
      };
      await refused();
      write(dialog, /^Private feedback/, 'Too late.');
      await refused();
      write(dialog, /^Private feedback/, 'It was an hour late.');
      write(dialog, /^Your review/, 'Cold.');
      await refused();
      write(dialog, /^Your review/, '');
      press(dialog, 'Submit review');
      await waitFor(() => expect(api.called('patch', save)).toHaveLength(1));
    },
  );
});

it('[REV-18] says so when the review could not be saved, and keeps what was written', async () => {
  const api = reviewsApi().on(
    'patch',
    save,
    () => new Refusal(409, 'review-closed', { message: 'Too late.' }),
  );
  const { notices } = await open('/customer/1/reviews', api);
  const dialog = await rate(/^5 stars/);
  write(dialog, /^Your review/, 'Splendid.');
  press(dialog, 'Submit review');
  const message = 'Oops, something went wrong. Try refreshing the page.';
  await waitFor(() => expect(notices).toEqual([{ kind: 'error', message }]));
  expect(within(dialog).getByRole('textbox', { name: /^Your review/ })).toHaveValue('Splendid.');
});

it('[REV-07] skip has an order wait for no review any more', async () => {
  const api = reviewsApi([awaitedRow(), awaitedRow({ id: 13 })]);
  await open('/customer/1/reviews', api);
  fireEvent.click(await screen.findByRole('button', { name: 'Skip the review of order #12' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Skip the review of order #12' })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('button', { name: 'Skip the review of order #13' })).toBeVisible();
  expect(api.called('post', skip).map(({ params }) => params.id)).toEqual(['12']);
});

describe('[RWD-05] the coins of a review', () => {
  it('are promised for an own order that earned some', async () => {
    await open('/customer/1/reviews', reviewsApi());
    expect(await screen.findByText('Earns 50 coins')).toBeVisible();
    expect(await rate(/^5 stars/)).toHaveTextContent('You earn 50 coins with this review.');
  });
  it.each([
    ['rewards are switched off', {}, { rewards_disabled: true }],
    ['the reader is a site admin', {}, { is_admin: true }],
    ['[REV-10] the order earned none', { points_awarded: 0 }, {}],
    ['the order is somebody else’s', { user_id: 2 }, {}],
  ])('are not where %s', async (_why, order, person) => {
    await open('/customer/1/reviews', reviewsApi([awaitedRow(order)]), person);
    expect(await rate(/^5 stars/)).not.toHaveTextContent(/coins/);
    expect(screen.queryByText(/Earns \d+ coins/)).not.toBeInTheDocument();
  });
});

it('[REV-10] marks the review of an order that earned no coins as an old one', async () => {
  const old = given({ id: 4, order_id: 10, points_awarded: 0, body: 'Long ago.' });
  await open('/customer/1/reviews', reviewsApi([], [given(), old]));
  expect(await screen.findByText('Long ago.')).toBeVisible();
  const marked = screen.getAllByText('Old review').map((badge) => badge.closest('li')?.textContent);
  expect(marked).toEqual([expect.stringContaining('Long ago.')]);
});

it('a review is changed while it is new, from what it says', async () => {
  const api = reviewsApi(
    [],
    [given({ editable_until: '2099-01-01T00:00:00.000Z' }), given({ id: 4, order_id: 10 })],
  );
  await open('/customer/1/reviews', api);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit the review of order #9' }));
  expect(screen.queryByRole('button', { name: 'Edit the review of order #10' })).not.toBeInTheDocument();
  const dialog = await screen.findByRole('dialog');
  write(dialog, /^Your review/, 'Warm, and on time.');
  press(dialog, 'Save review');
  await waitFor(() => expect(api.called('patch', save)).toHaveLength(1));
  expect(api.called('patch', save)[0]?.body.review).toMatchObject({
    overall_rating: 4,
    body: 'Warm, and on time.',
    feedback_for_caterer: 'Bring more salsa.',
    positive_rating_reasons: ['delivery'],
    would_reorder: true,
  });
});

describe('on the page of an order', () => {
  const page = (can: boolean, review: Schemas['Order']['review'] = null) =>
    withRights({ review: can }, { status: 'fulfilled', user_id: 1, points_awarded: 300, review });
  it('[REV-04] the stars stand while it can be reviewed, and open the review', async () => {
    const api = apiWith(page(true)).on('patch', save, () => given());
    const { notices } = await open('/customer/1/orders/12', api);
    const dialog = await rate(/^5 stars/);
    fireEvent.click(pill(dialog, 'What was good', 'Delivery'));
    press(dialog, 'Submit review');
    await waitFor(() => expect(notices).toEqual([thanks]));
  });
  it('what was given stands there afterwards', async () => {
    await open('/customer/1/orders/12', apiWith(page(false, { overall_rating: 4 })));
    expect(await screen.findByRole('img', { name: '4.0 of 5 stars' })).toBeVisible();
    expect(screen.queryByRole('radio', { name: /^5 stars/ })).not.toBeInTheDocument();
  });
});

describe('the Action Center', () => {
  const stats = '/cpi/v2/user/stats';
  const item = (id: number, title = `Taco bar, Kitchen ${id}`) => ({
    ...{ id, team_id: 4, title, start_date: '2026-11-10' },
  });
  const with_ = (items: Partial<Schemas['Stats']['customer_action_items']>) =>
    new FakeApi().on('get', stats, () => ({
      ...noStats,
      customer_action_items: { ...noStats.customer_action_items, ...items },
    }));
  const group = (name: string) => screen.findByRole('region', { name });

  it("[ACT-08] [ACT-09] names the orders that await a review, and leads to the reviews page by 'View All'", async () => {
    const { container } = await open(
      '/customer/1/orders',
      with_({ orders_awaiting_review: [1, 2, 3, 4].map((id) => item(id)) }),
    );
    const reviews = await group('Orders Awaiting Review');
    expect(within(reviews).getByRole('heading', { name: 'Orders Awaiting Review (4)' })).toBeVisible();
    const all = within(reviews).getByRole('link', { name: /^View All/ });
    expect(all).toHaveTextContent(/^View All$/);
    expect(all).toHaveAttribute('href', '/customer/reviews');
    expect(within(reviews).getAllByRole('listitem')).toHaveLength(3);
    expect((await axe(container)).violations).toEqual([]);
  });

  it('names refused payments, polls to answer and changes that wait, each with its way there', async () => {
    await open(
      '/customer/1/orders',
      with_({
        orders_with_refused_payments: [item(1)],
        polls_awaiting_answer: [{ ...item(2), code: 'abc123' }],
        orders_with_pending_changes: [item(3)],
      }),
    );
    const to = async (name: string) =>
      within(await group(name))
        .getByRole('link', { name: /^Taco bar/ })
        .getAttribute('href');
    expect(await to('Payments That Were Refused')).toBe('/customer/orders/1');
    expect(await to('Polls Waiting for Your Answer')).toBe('/customer/polls/abc123');
    expect(await to('Changes Waiting for the Caterer')).toBe('/customer/orders/3');
  });

  it.each([
    ['nothing waits', with_({})],
    ['the counts do not come', new FakeApi().on('get', stats, () => new Refusal(500, 'error'))],
  ])('[ACT-10] [API-054] says so where %s', async (_why, api) => {
    await open('/customer/1/orders', api);
    expect(
      await screen.findByText(
        "You don't have any actions that need your attention at the moment.",
        undefined,
        {
          timeout: 5_000,
        },
      ),
    ).toBeVisible();
  });
});
