import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPlace } from '../../test/fixtures';
import { faultsOf, open } from '../../test/render';
import { FakeServer } from '../../test/server';

beforeEach(() => {
  document.cookie = 'cc_place=1; Path=/';
});
afterEach(() => {
  document.cookie = 'cc_place=; Path=/; Max-Age=0';
  jest.useRealTimers();
});

const places = [aPlace(), aPlace({ enum: 8, label: 'Seattle', slug: 'seattle' })];
const server = () =>
  new FakeServer().on('get', '/cpi/v1/public/places', () => ({ records: places, count: 2 }));

async function openHome() {
  const page = await open('/', { server: server() });
  const form = within(screen.getByRole('form', { name: 'Start a search' }));
  await form.findByRole('button', { name: 'New York City Where' });
  return {
    ...page,
    user: userEvent.setup(),
    form,
    people: form.getByRole('textbox', { name: 'People' }),
    where: () => form.getByRole('button', { name: /\bWhere$/ }),
    when: () => form.getByRole('button', { name: /^When\b/ }),
  };
}

// Must be the first test: after the first press the list is loaded.
it('calls nobody back who has gone on before the list came', async () => {
  const { user, form, where } = await openHome();
  const what = form.getByRole('searchbox', { name: 'What' });
  fireEvent.click(where());
  act(() => what.focus());
  await user.keyboard('soup');
  await waitFor(() => expect(where()).not.toHaveAttribute('aria-busy'));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(what).toHaveFocus();
  expect(what).toHaveValue('soup');
});

it('reads well before anything is pressed', async () => {
  const { container } = await openHome();
  expect(await faultsOf(container)).toEqual([]);
});

it('opens the places at the first press, and gives the focus back with the choice', async () => {
  const { user, where } = await openHome();
  await user.click(where());
  await user.click(await screen.findByRole('option', { name: /^Seattle/ }));
  await waitFor(() => expect(where()).toHaveFocus());
  expect(where()).toHaveAccessibleName(/^Seattle .*Where$/);
  await user.click(where());
  expect(await screen.findByRole('option', { name: /^Seattle/ })).toHaveAttribute('aria-selected', 'true');
});

it.each(['{ArrowDown}', '{Enter}', ' '])('opens the places by %j', async (key) => {
  const { user, where } = await openHome();
  act(() => where().focus());
  await user.keyboard(key);
  const places = await screen.findByRole('listbox');
  expect(places).toBeVisible();
  await waitFor(() => expect(places).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(where()).toHaveFocus());
});

it('opens the calendar at the first press, and shows the day', async () => {
  const { user, when } = await openHome();
  expect(when()).toHaveAccessibleName('When Any date');
  await user.click(when());
  const calendar = within(await screen.findByRole('dialog', { name: 'When' }));
  await calendar.findByRole('grid');
  await user.keyboard('{ArrowRight}{Enter}');
  await waitFor(() => expect(when()).toHaveAccessibleName(/^When \w{3} \d\d\/\d\d\/\d{4}$/));
});

it('counts people by its buttons and by arrows, within what a search may ask for', async () => {
  const { user, form, people } = await openHome();
  await user.click(form.getByRole('button', { name: 'Increase People' }));
  expect(people).toHaveValue('21');
  await user.click(people);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(people).toHaveValue('19');
  await user.clear(people);
  await user.keyboard('1');
  expect(form.getByRole('button', { name: 'Decrease People' })).toBeDisabled();
  await user.clear(people);
  await user.click(form.getByRole('button', { name: 'Increase People' }));
  expect(people).toHaveValue('1');
});

it('counts on while a button is held, and no further once it is let go', async () => {
  const { form, people } = await openHome();
  jest.useFakeTimers();
  const more = form.getByRole('button', { name: 'Increase People' });
  fireEvent.pointerDown(more);
  for (let at = 0; at < 10; at += 1) act(() => jest.advanceTimersByTime(100));
  fireEvent.pointerUp(more);
  fireEvent.click(more, { detail: 1 });
  const reached = Number((people as HTMLInputElement).value);
  expect(reached).toBeGreaterThan(23);
  act(() => jest.advanceTimersByTime(1000));
  expect(people).toHaveValue(String(reached));
});

it('takes digits alone, full-width ones too, and searches at Enter for what is typed', async () => {
  const { user, people, address } = await openHome();
  await user.clear(people);
  await user.type(people, 'about ３5{Enter}');
  await waitFor(() => expect(address()).toBe('/search?place_id=1&headcount=35'));
});

it('leads to the count that is too high, and says why beside it', async () => {
  const { user, people, address } = await openHome();
  await user.clear(people);
  await user.type(people, '20000{Enter}');
  expect(people).toHaveAccessibleDescription('The headcount must be at most 10000.');
  expect(people).toBeInvalid();
  expect(people).toHaveFocus();
  expect(address()).toBe('/');
});
