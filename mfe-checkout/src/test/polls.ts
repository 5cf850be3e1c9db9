import type { Schemas } from '@copper-carrot/contracts';
import { recorded, Refusal } from '@copper-carrot/contracts/testing';
import { screen, within } from '@testing-library/react';
import { open, section } from './checkout';
import { anOrder, mains } from './fixtures';
import { FakeEventSource, withEventSource } from './event-source';
import { FakeServer, orderPath } from './server';

withEventSource();

export const pollPath = `${orderPath}/poll` as const;
export const codePath = '/cpi/v1/orderer/order_polls/{code}';
export const answersPath = `${codePath}/selections` as const;
const { 200: thePoll } = recorded[`get ${pollPath}`];
const { 200: theApplied } = recorded[`post ${pollPath}/apply_selections`];
const theAnswers: Schemas['PollSelection'][] = recorded[`get ${answersPath}`][200].records;
export const theInvitees: Schemas['Poll']['invitees'] = thePoll.invitees;

/** Far in the future, so that no test reaches it. */
const end = '2099-03-02T22:00:00.000Z';
export const itsOver = '2026-01-05T22:00:00.000Z';

const [chicken, tofu] = mains.options as [Schemas['Option'], Schemas['Option']];
const counted = (option: Schemas['Option'], qty: number) => ({
  option_id: option.id + 1_000,
  package_item_option_id: option.id,
  combo_of: [],
  qty,
  opted_out: false,
});

/** The recorded poll: three picks, one person who does not eat, two pending invitees. */
export const aPoll = (values: Partial<Schemas['Poll']> = {}): Schemas['Poll'] => ({
  ...thePoll,
  order_id: 12,
  code: 'abcdefgh',
  team_id: 3,
  package_item_id: mains.id,
  poll_options: [chicken, tofu].map((option) => ({
    id: option.id + 1_000,
    package_item_option_id: option.id,
    option,
  })),
  counts: [
    counted(chicken, 2),
    counted(tofu, 1),
    { option_id: null, package_item_option_id: null, combo_of: [], qty: 1, opted_out: true },
  ],
  people_count: 3,
  answers_count: 3,
  headcount: 20,
  combo_creation_allowed: false,
  expires_at: end,
  expires_at_with_zone: '2099-03-02T17:00:00-05:00',
  time_zone: 'America/New_York',
  latest_end: '2099-03-03T20:00:00.000Z',
  invitees: theInvitees.slice(0, 2),
  ...values,
});

const someAnswers: Schemas['PollSelection'][] = theAnswers.map((each) => ({
  ...each,
  combo_of: [],
  package_item_option_id: each.opted_out ? null : each.qty === 2 ? chicken.id : tofu.id,
}));

export const anAnswer = (values: Partial<Schemas['PollSelection']> = {}): Schemas['PollSelection'] => ({
  ...recorded[`post ${answersPath}`][201],
  ...values,
});

/** A server whose order has a poll. */
export class PollServer extends FakeServer {
  answers = someAnswers;
  totalWithAnswers = 371.4;

  constructor(public poll: Schemas['Poll'] | null = aPoll()) {
    super();
    this.stand();
    FakeEventSource.greet = (stream) => this.tell(stream);
    const list = <Each>(records: Each[]) => ({ records, count: records.length });
    this.on('get', pollPath, () => this.poll ?? new Refusal(404, 'not_found'))
      .on('patch', pollPath, ({ body: { order_poll: changes } }) => this.change(changes))
      .on('get', answersPath, () => list(this.answers))
      .on('get', '/cpi/v2/orderer/teams/{id}/memberships', () =>
        list([member('Theo Lindqvist', 3), member('Mei Tanaka', 6)]),
      )
      .on('post', `${pollPath}/apply_selections`, ({ body }) => this.apply(body.persist_changes ?? true));
  }

  stand(values: Partial<Schemas['Order']> = {}): void {
    const { poll } = this;
    const armed = Boolean(poll?.scheduled_at);
    const { can } = anOrder();
    this.order = anOrder({
      poll_code: poll?.code ?? null,
      poll: poll && {
        code: poll.code,
        auto_submit: poll.auto_submit,
        scheduled_at: poll.scheduled_at,
        expires_at: poll.expires_at,
      },
      can: armed ? { ...can, edit: false, edit_address: false, edit_payment: false, submit: false } : can,
      ...values,
    });
  }

  becomes(values: Partial<Schemas['Poll']>): Schemas['Poll'] {
    const { version } = this.poll ?? aPoll();
    this.poll = aPoll({ ...this.poll, version: version + 1, ...values });
    this.stand();
    for (const stream of FakeEventSource.all) this.tell(stream);
    return this.poll;
  }

  remove(): undefined {
    this.poll = null;
    this.stand();
    for (const stream of FakeEventSource.all) this.tell(stream);
  }

  /** Sends the poll's state, or `gone`, to a stream. */
  private tell(stream: FakeEventSource): void {
    if (!this.poll || !stream.url.includes(`/${this.poll.code}/`)) return stream.gone();
    const { status, is_over, version, counts } = this.poll;
    stream.changed({ status, is_over, version, counts });
  }

  private change({
    status,
    auto_submit,
    scheduled_at,
    maximum_total,
  }: Schemas['ChangePollBody']['order_poll']) {
    return this.becomes({
      ...(status && { status, is_over: status === 'closed' }),
      ...(auto_submit !== undefined && { auto_submit }),
      ...(scheduled_at !== undefined && { scheduled_at: scheduled_at && '2099-03-01T12:00:00.000Z' }),
      ...(maximum_total !== undefined && { maximum_total }),
    });
  }

  private apply(persisted: boolean): Schemas['AppliedSelections'] {
    const pricing = { ...theApplied.pricing, customer_price: 371.4 };
    if (persisted) {
      this.becomes({ status: 'applied', is_over: true, selections_applied_at: itsOver });
      this.stand({ headcount: 21, pricing: { ...pricing, customer_price: this.totalWithAnswers } });
    }
    const moved = (option: Schemas['Option'], qty_before: number, qty: number) => ({
      option_id: option.id,
      item_id: mains.id,
      ...{ name: option.name, combo_of: [], qty, qty_before },
    });
    return {
      ...theApplied,
      persisted,
      headcount: 21,
      headcount_before: 20,
      chosen_options: [moved(chicken, 15, 15), moved(tofu, 5, 6)],
      pricing,
      poll: this.poll ?? aPoll(),
    };
  }
}

const member = (name: string, user_id: number): Schemas['Member'] => ({
  id: user_id,
  user_id,
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@northwind.example`,
  role: 'staff',
  role_label: 'Staff',
  status: 'active',
  team_id: 3,
});

export async function openPoll(server = new PollServer(), options: Parameters<typeof open>[1] = {}) {
  const view = await open(server, options);
  const poll = section('Poll');
  await within(poll).findByRole('list', { name: 'What people picked' });
  return { ...view, server, poll: within(poll) };
}

export const dialog = (name: string) => screen.findByRole('dialog', { name });
