import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPackageView } from '../../test/fixtures';
import { faultsOf, open } from '../../test/render';
import { FakeServer } from '../../test/server';
import { path, settled } from '../../test/package';

beforeEach(() => sessionStorage.clear());

const width = 800;
const first = aPackageView().image.url;
const own = () => screen.getByRole('img', { name: 'Trays of curry' });
const strip = () => own().parentElement?.parentElement as HTMLElement;
const ways = () => screen.findByRole('group', { name: 'Pictures of Curry table' });
const said = async () => within(await ways()).getByRole('status').textContent;
const drawn = () => [...strip().querySelectorAll('img')].map((img) => img.getAttribute('src'));
const dish = (id: number) => `/pictures/options/${id}.svg`;

/** Scrolls the strip by hand to a picture. */
function swipeTo(index: number) {
  fireEvent.pointerDown(strip());
  strip().scrollLeft = index * width;
  fireEvent.scroll(strip());
}

/** Opens the page with a layout and uses the pictures. */
async function reachFor() {
  await open(path);
  await settled();
  await ways();
  const element = strip();
  Object.defineProperty(element, 'clientWidth', { value: width });
  Object.defineProperty(element, 'scrollTo', {
    value: ({ left = 0 }: ScrollToOptions) => (element.scrollLeft = left),
  });
  expect(drawn()).toEqual([first]);
  fireEvent.pointerEnter(element);
  return userEvent.setup();
}

it('[PKG-01] shows the pictures of its dishes by keyboard, each loaded shortly before it is wanted', async () => {
  const user = await reachFor();
  expect(drawn()).toEqual([first, dish(101)]);
  expect(await said()).toBe('');
  screen.getByRole('button', { name: 'Next picture' }).focus();
  await user.keyboard('{Enter}');
  expect(await said()).toBe('Picture 2 of 4: Chicken curry');
  expect(strip().scrollLeft).toBe(width);
  expect(drawn()).toContain(dish(102));
  expect(drawn()).not.toContain(dish(103));
  await user.keyboard('{ArrowRight}');
  expect(await said()).toBe('Picture 3 of 4: Tofu curry');
  const picture = screen.getByRole('figure');
  expect(within(picture).getByRole('img', { name: 'Tofu curry: on a plate' })).toBeVisible();
  expect(picture).toHaveTextContent('Vegan');
  await user.keyboard('{End}');
  expect(await said()).toBe('Picture 4 of 4: Lamb curry');
  await user.keyboard('{ArrowRight}{Home}{ArrowLeft}');
  expect(await said()).toBe('Picture 1 of 4: Curry table');
  expect(screen.getByRole('button', { name: 'Previous picture' })).toHaveAttribute('aria-disabled', 'true');
  expect(await faultsOf(strip())).toEqual([]);
});

it('follows a swipe, also one that comes in the middle of a way that was pressed', async () => {
  const user = await reachFor();
  swipeTo(1);
  await waitFor(async () => expect(await said()).toBe('Picture 2 of 4: Chicken curry'));
  await user.click(screen.getByRole('button', { name: 'Next picture' }));
  strip().scrollLeft = 1.2 * width;
  fireEvent.scroll(strip());
  expect(await said()).toBe('Picture 3 of 4: Tofu curry');
  swipeTo(0);
  await waitFor(async () => expect(await said()).toBe('Picture 1 of 4: Curry table'));
});

it('has no ways where there is one picture', async () => {
  const server = new FakeServer();
  const { photos } = aPackageView();
  server.pack = aPackageView({ photos: photos.slice(0, 1) });
  await open(path, { server });
  await settled();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.queryByRole('group', { name: /^Pictures of/ })).not.toBeInTheDocument();
});
