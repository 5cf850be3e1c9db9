import type { Schemas } from '@copper-carrot/contracts';
import { FakeApi, recorded } from '@copper-carrot/contracts/testing';
import { openScreen } from '@copper-carrot/shell/testing';
import { fireEvent, screen } from '@testing-library/react';
import { remote } from '../remote';
import { FakeEventSource, livePoll, withEventSource } from './event-source';

export const sharedPath = '/cpi/v1/public/poll_selections';
type Poll = Schemas['PublicPoll'];
type Selection = Schemas['PollSelection'];
const shown = recorded[`get ${sharedPath}`][200];
type Dish = Schemas['PollDish'];
const options: Dish[] = shown.options;
export const [fish, chicken, chana] = options as [Dish, Dish, Dish];

let standing: Partial<Schemas['LivePoll']>;

export const hears = (more: Partial<Schemas['LivePoll']>) =>
  FakeEventSource.last().changed({ ...standing, ...more });

/** Clears the stored values, and streams the poll of the test. */
export function withSharedPoll(): void {
  withEventSource();
  beforeEach(() => {
    localStorage.clear();
    FakeEventSource.greet = (stream) => stream.changed({ ...livePoll, ...standing });
  });
}

export const aSharedPoll = (values: Partial<Poll> = {}): Poll => ({
  ...shown,
  code: 'abcdefgh',
  asked_by: { name: 'Theo Lindqvist' },
  order_id: null,
  start_at: '2099-03-04T17:00:00.000Z',
  expires_at: '2099-03-02T22:00:00.000Z',
  expires_at_with_zone: '2099-03-02T17:00:00-05:00',
  dietary_profile: [],
  selection: null,
  ...values,
});
export const anAnswer = (values: Partial<Selection> = {}): Selection => ({
  ...recorded[`post ${sharedPath}`][201],
  user_id: null,
  name: 'Wren Hale',
  email: 'wren@orchard.example',
  package_item_option_id: chana.id,
  ...values,
});

/** A server that stores one person's answer to a poll. */
export function asking(poll: Poll = aSharedPoll()) {
  const { status, is_over, expires_at } = poll;
  standing = { status, is_over, expires_at };
  const kept = { poll };
  const api = new FakeApi()
    .on('get', sharedPath, () => kept.poll)
    .on('post', sharedPath, ({ body }) => {
      const { name, email, ...said } = body.poll_selection;
      const selection = anAnswer({
        ...(name && { name }),
        ...(email && { email }),
        package_item_option_id: said.package_item_option_id ?? null,
        combo_of: said.combo?.package_item_option_ids ?? [],
        qty: said.qty ?? 1,
        note: said.note ?? '',
        dietary: said.dietary ?? [],
        opted_out: said.opted_out ?? false,
      });
      kept.poll = { ...kept.poll, selection };
      return selection;
    })
    .on('delete', `${sharedPath}/{id}`, () => {
      kept.poll = { ...kept.poll, selection: null };
      return undefined;
    });
  return { api, kept };
}
const at = '/customer/polls/abcdefgh';
export const openShared = (api: FakeApi, more: Parameters<typeof openScreen>[2] = {}) =>
  openScreen(remote, at, { api, ...more });
export const pick = async (name: RegExp) => fireEvent.click(await screen.findByRole('radio', { name }));
export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
export const yourMeal = () => screen.findByRole('region', { name: 'Your meal' });
export const said = (api: FakeApi) => api.called('post', sharedPath).map(({ body }) => body.poll_selection);
