import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aProposal } from '../../test/fixtures';
import * as menu from '../../test/menu';
import { quantity, type } from '../../test/helper';
import { open } from '../../test/render';

beforeEach(() => sessionStorage.clear());

it('a dish of a menu that is proposed anew takes the place of what was taken of it before', async () => {
  const line = { option_id: null, course: 'main', dietary_tags: [], with_it: '', kept: false, price: 0 };
  const dishes = (...quantities: [id: number, qty: number][]) =>
    aProposal({
      lines: quantities.map(([id, qty]) => ({
        ...line,
        ...{ name: id === menu.salad.id ? menu.salad.name : 'Lassi', qty },
        menu_item: { menu_item_id: id, qty },
      })),
    });
  const answers = [
    dishes([71, 5]),
    dishes([71, 6], [72, 4]),
    dishes([71, 6], [72, 4]),
    dishes([71, 3], [72, 4]),
  ];
  const salad = () => quantity('Kachumber salad, line 1');
  const server = menu
    .selling()
    .on('post', '/cpi/v2/public/brands/{id}/order/proposal', () => answers.shift() ?? dishes([71, 1]));
  await open(menu.path, { server });
  const takeOf = async (left: string | null, take: string, letGo?: string) => {
    fireEvent.click(await screen.findByRole('button', { name: 'Help me choose' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Help me choose' }));
    if (letGo) fireEvent.click(dialog.getByRole('checkbox', { name: letGo }));
    fireEvent.click(dialog.getByRole('button', { name: 'Propose an order' }));
    await dialog.findByRole('region', { name: 'The proposal' });
    if (left) fireEvent.click(dialog.getByRole('checkbox', { name: left }));
    fireEvent.click(dialog.getByRole('button', { name: take }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return salad();
  };
  expect(await takeOf(null, 'Take all · $381.31')).toHaveValue('5');
  expect(await takeOf('4 × Lassi', 'Take 1 of 2')).toHaveValue('6');
  expect(screen.queryByRole('textbox', { name: /line 2$/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Undo what was taken' }));
  await waitFor(() => expect(salad()).toHaveValue('5'));
  expect(await takeOf('4 × Lassi', 'Take 1 of 2')).toHaveValue('6');
  type(salad(), '7');
  expect(screen.queryByRole('button', { name: 'Undo what was taken' })).toBeNull();
  expect(await takeOf('4 × Lassi', 'Take 1 of 2', '7 × Kachumber salad')).toHaveValue('3');
});

it('a dish of a menu is from the helper over a reload, and by hand once its person changed it, whatever it is then', async () => {
  const line = { option_id: null, course: 'main', dietary_tags: [], with_it: '', kept: false, price: 0 };
  const proposed = { ...line, name: menu.salad.name, qty: 5, menu_item: { menu_item_id: 71, qty: 5 } };
  const server = menu
    .selling()
    .on('post', '/cpi/v2/public/brands/{id}/order/proposal', () => aProposal({ lines: [proposed] }));
  await open(menu.path, { server });
  const salad = () => screen.findByRole('textbox', { name: 'Kachumber salad, line 1' });
  const openDialog = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Help me choose' }));
    return within(await screen.findByRole('dialog', { name: 'Help me choose' }));
  };
  const byHand = (dialog: Awaited<ReturnType<typeof openDialog>>) =>
    dialog.queryByRole('checkbox', { name: /Kachumber salad/ });
  const first = await openDialog();
  fireEvent.click(first.getByRole('button', { name: 'Propose an order' }));
  fireEvent.click(await first.findByRole('button', { name: /^Take all/ }));
  expect(await salad()).toHaveValue('5');
  cleanup();
  await open(menu.path, { server });
  expect(await salad()).toHaveValue('5');
  const again = await openDialog();
  expect(byHand(again)).toBeNull();
  fireEvent.click(again.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  type(await salad(), '6');
  type(await salad(), '5');
  expect(byHand(await openDialog())).toBeChecked();
});
