import { fireEvent, screen, within } from '@testing-library/react';
import { path, settled } from './package';
import { open } from './render';
import { FakeServer } from './server';

/** The call that requests a package proposal. */
export const call = '/cpi/v2/public/packages/{id}/order/proposal';

export const quantity = (name: string) => screen.getByRole('textbox', { name });

export const type = (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

/** Opens the helper of a package whose price is loaded. */
export async function openHelper(server = new FakeServer()) {
  await open(path, { server });
  await settled();
  fireEvent.click(screen.getByRole('button', { name: 'Help me choose' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Help me choose' }));
  const ask = () => fireEvent.click(dialog.getByRole('button', { name: 'Propose an order' }));
  return { server, dialog, ask };
}
