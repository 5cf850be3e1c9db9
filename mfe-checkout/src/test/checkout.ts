import type { Schemas } from '@copper-carrot/contracts';
import { Refusal } from '@copper-carrot/contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder, aSubmission } from './fixtures';
import { open as openAt } from './render';
import { FakeServer, orderPath } from './server';

/** Opens the checkout of the order that a server has, once its sections stand. */
export async function open(server = new FakeServer(), options: Parameters<typeof openAt>[2] = {}) {
  const view = await openAt('/orders/12/checkout', server, options);
  // What the order has to say may stand over its sections already, in a window that hides them.
  await screen.findByRole('heading', { name: 'Checkout', hidden: true });
  await screen.findByRole('radiogroup', { name: /^(Deliver to|Event address)$/, hidden: true });
  return { ...view, user: userEvent.setup() };
}

/** The same, once there are cards to pay with. */
export async function openToPay(...given: Parameters<typeof open>) {
  const view = await open(...given);
  await screen.findByRole('radiogroup', { name: 'Pay with' });
  return view;
}

export const withOrder = (values: Parameters<typeof anOrder>[0]) => {
  const server = new FakeServer();
  server.order = anOrder(values);
  return server;
};
export const place = () => screen.getByRole('button', { name: 'Place order' });
export const section = (name: string) => screen.getByRole('region', { name });

/** What changes nothing. */
const onlyShow = ['About the delivery window', 'Cost center and PO reference'];
const wordsOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent;
/** What of a section could be typed, chosen or pressed so that it changes the order, in words. */
export const enabledIn = (name: string): (string | null)[] =>
  (['textbox', 'radio', 'checkbox', 'button'] as const)
    .flatMap((role) => within(section(name)).queryAllByRole(role))
    .filter((each) => !each.hasAttribute('disabled') && !onlyShow.includes(wordsOf(each)))
    .map(wordsOf);
export const submits = (server: FakeServer) => server.called('post', `${orderPath}/submit`);
/** A server that refuses what is submitted, and one that takes it. */
export const refusing = (...refused: ConstructorParameters<typeof Refusal>) =>
  new FakeServer().on('post', `${orderPath}/submit`, () => new Refusal(...refused));
export const answering = (answer: Partial<Schemas['SubmittedOrder']>) =>
  new FakeServer().on('post', `${orderPath}/submit`, () => aSubmission(answer));
