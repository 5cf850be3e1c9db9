import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aPreview } from '../../test/fixtures';
import * as menu from '../../test/menu';
import { onPhone, open } from '../../test/render';
import { fewer, more, order, path, preview, previews, settled, start } from '../../test/package';
import { FakeServer, Refusal } from '../../test/server';

beforeEach(() => sessionStorage.clear());

const people = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'People' });
async function type(text: string) {
  const field = await people();
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
}
const at = (headcount: string, of = '/packages/curry-table') => `${of}?place_id=1&headcount=${headcount}`;

const wrong: [typed: string, shown: string, words: string][] = [
  ['20.5', '20.5', 'The headcount must be a whole number, such as 25.'],
  ['0', '0', 'The headcount must be at least 10.'],
  ['10001', '10,001', 'The headcount must be at most 100.'],
];

describe.each(wrong)('a headcount of %s', (typed, shown, words) => {
  it('stays in its field as typed, with the nearest that would do, and starts no order', async () => {
    const { server } = await open(path);
    await settled();
    await type(typed);
    const field = await people();
    await waitFor(() => expect(field).toHaveAccessibleDescription(words));
    expect(field).toHaveValue(shown);
    expect(screen.queryByText('$381.31')).not.toBeInTheDocument();
    start();
    expect(field).toHaveFocus();
    expect(server.bodies('post', order)).toEqual([]);
    await type('20');
    await settled();
    expect(field).not.toBeInvalid();
  });

  it('stays in its field where an address says so', async () => {
    const { server } = await open(at(typed));
    const field = await people();
    expect(field).toHaveValue(shown);
    expect(field).toHaveAccessibleDescription(words);
    await waitFor(() => expect(previews(server)).toHaveLength(1));
    expect(screen.queryByText('$381.31')).not.toBeInTheDocument();
  });
});

it('another field that changes leaves it as typed', async () => {
  await open(at('20.5'));
  fireEvent.click(await screen.findByRole('radio', { name: 'Pickup' }));
  expect(await people()).toHaveValue('20.5');
  expect(await people()).toHaveAccessibleDescription(/whole number, such as 25/);
});

/** A server that refuses the headcount but still checks the choices. */
const refusing = () =>
  new FakeServer().on('post', preview, ({ body }) => {
    const headcount = Number(body.order?.headcount);
    const isWrong = headcount < 10 || headcount > 100 || headcount % 5 !== 0;
    const error = new Refusal(422, 'record_invalid', {
      field_errors: {
        headcount: ['is not one of ours'],
        chosen_options: ['Take away 18 servings to make 2.'],
      },
    }).body;
    return { order: aPreview({ headcount }), error: isWrong ? error : null, search_params: {} };
  });

it.each(['2', '17', '500'])(
  'one of %s, which it is not sold for, leaves the choices as they are',
  async (typed) => {
    const server = refusing();
    await open(path, { server });
    await settled();
    fewer('Tofu curry');
    more('Chicken curry');
    await type(typed);
    await waitFor(() =>
      expect(screen.getByText('Start order').closest('aside')).toHaveTextContent(/is not one of ours/),
    );
    const chicken = () => screen.getByRole('textbox', { name: 'Chicken curry' });
    expect(chicken()).toHaveValue('15');
    for (const advice of [/Take away/, /^Fit to/, /servings chosen · Add/, /^Add \d/])
      expect(screen.queryByText(advice)).toBeNull();
    await type('40');
    await waitFor(() => expect(chicken()).toHaveValue('30'));
  },
);

it('one that it is not sold for and that an address says shows what it comes with for the least', async () => {
  await open(at('2'), { server: refusing() });
  expect((await screen.findAllByText(/is not one of ours/)).length).toBeGreaterThan(0);
  for (const advice of [/Take away/, /^Fit to/, /· Add \d/]) expect(screen.queryByText(advice)).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Chicken curry' })).toHaveValue('5');
});

it.each(['', '&headcount=', '&headcount=many'])('only an absent one is the minimum: %s', async (part) => {
  await open(`/packages/curry-table?place_id=1${part}`);
  expect(await people()).toHaveValue('10');
  expect(await people()).not.toBeInvalid();
});

it('a phone says so in its bar', async () => {
  const wide = onPhone();
  await open(at('20.5'));
  await people();
  const bar = screen.getByRole('button', { name: 'Start order' }).parentElement;
  expect(bar).toHaveTextContent('The headcount must be a whole number, such as 25.');
  wide();
});

it.each([
  ['20.5', '20.5', 'The headcount must be a whole number, such as 21.'],
  ['0', '0', 'The headcount must be at least 1.'],
  ['10001', '10,001', 'The headcount must be at most 10000.'],
])('a menu does the same with %s', async (typed, shown, words) => {
  const { server } = await open(at(typed, '/catering/saffron-street'), { server: menu.selling() });
  fireEvent.click(await menu.findAdd());
  const field = await people();
  expect(field).toHaveValue(shown);
  expect(field).toHaveAccessibleDescription(words);
  expect(menu.basket().getByText('No price yet')).toBeVisible();
  expect(menu.basket().getByText(words)).toBeVisible();
  await waitFor(() => expect(server.bodies('post', menu.preview)).toHaveLength(1));
  expect(menu.basket().queryByText('$381.31')).not.toBeInTheDocument();
  fireEvent.click(menu.start());
  expect(field).toHaveFocus();
  expect(server.bodies('post', menu.order)).toEqual([]);
});
