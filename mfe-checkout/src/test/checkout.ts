import type { Schemas } from '@copper-carrot/contracts';
import { Refusal } from '@copper-carrot/contracts/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrder, aSubmission } from './fixtures';
import { open as openAt } from './render';
import { FakeServer, orderPath } from './server';

/** Opens the checkout of the server's order and waits for its sections. */
export async function open(server = new FakeServer(), options: Parameters<typeof openAt>[2] = {}) {
  const view = await openAt('/orders/12/checkout', server, options);
  // `hidden`, as a dialog may already be open over the sections.
  await screen.findByRole('heading', { name: 'Checkout', hidden: true });
  await screen.findByRole('radiogroup', { name: /^(Deliver to|Event address)$/, hidden: true });
  return { ...view, user: userEvent.setup() };
}

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

const onlyShow = ['About the delivery window', 'Cost center and PO reference'];
const wordsOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.textContent;
/** The labels of a section's enabled controls. */
export const enabledIn = (name: string): (string | null)[] =>
  (['textbox', 'radio', 'checkbox', 'button'] as const)
    .flatMap((role) => within(section(name)).queryAllByRole(role))
    .filter((each) => !each.hasAttribute('disabled') && !onlyShow.includes(wordsOf(each)))
    .map(wordsOf);
export const submits = (server: FakeServer) => server.called('post', `${orderPath}/submit`);
export const refusing = (...refused: ConstructorParameters<typeof Refusal>) =>
  new FakeServer().on('post', `${orderPath}/submit`, () => new Refusal(...refused));
export const answering = (answer: Partial<Schemas['SubmittedOrder']>) =>
  new FakeServer().on('post', `${orderPath}/submit`, () => aSubmission(answer));
