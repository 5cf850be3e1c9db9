import { fireEvent, screen, within } from '@testing-library/react';
import { path, settled } from './package';
import { open } from './render';
import { FakeServer } from './server';

/** The call that asks for a proposal for a package. */
export const call = '/cpi/v2/public/packages/{id}/order/proposal';

/** The field for how many of an option or dish. */
export const quantity = (name: string) => screen.getByRole('textbox', { name });

/** Types into a field and leaves it. */
export const type = (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};

/** The helper of a package whose price is there. */
export async function openHelper(server = new FakeServer()) {
  await open(path, { server });
  await settled();
  fireEvent.click(screen.getByRole('button', { name: 'Help me choose' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Help me choose' }));
  const ask = () => fireEvent.click(dialog.getByRole('button', { name: 'Propose an order' }));
  return { server, dialog, ask };
}
