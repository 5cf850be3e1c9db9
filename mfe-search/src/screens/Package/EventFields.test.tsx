import { sentences } from '@copper-carrot/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aKitchen, aPreview } from '../../test/fixtures';
import { selling } from '../../test/menu';
import { preview } from '../../test/package';
import { open } from '../../test/render';
import { FakeServer } from '../../test/server';

const when = 'place_id=1&headcount=20&start_date=2099-12-10&start_time=11:45';

const earliest_start = { start_date: '2099-12-10', start_time: '12:00' };
/** The notice of both events ends in the middle of the chosen day. */
const withNotice = () =>
  new FakeServer().on('post', preview, () => ({
    order: aPreview({ earliest_start }),
    error: null,
    search_params: {},
  }));

afterEach(() => jest.restoreAllMocks());

describe.each([
  ['a package', '/packages/curry-table', withNotice],
  ['a menu', '/catering/saffron-street', () => selling({ kitchens: [aKitchen({ earliest_start })] })],
])('%s', (_what, path, server) => {
  it('[CONST-07] [CONST-08] says in which half hour it is delivered, and why that is a window', async () => {
    const user = userEvent.setup();
    await open(`${path}?${when}`, { server: server() });
    expect(await screen.findByText('11:45 am – 12:15 pm')).toBeVisible();
    const about = screen.getByRole('button', { name: 'About the delivery window' });
    await user.tab();
    act(() => about.focus());
    expect(await screen.findByRole('tooltip')).toHaveTextContent(sentences.deliveryWindow);
  });

  it('[MENU-01] leaves the days and the times that the notice allows, and says which', async () => {
    const user = userEvent.setup();
    await open(`${path}?${when}`, { server: server() });
    const why = 'The soonest the kitchen can do is Thu 12/10/2099 at 12:00 pm.';
    const time = await screen.findByRole('button', { name: /Time$/ });
    await waitFor(() =>
      expect(time).toHaveAccessibleDescription(
        expect.stringContaining('Eastern Time. From 12:00 pm: the kitchen can’t do it sooner.'),
      ),
    );
    await user.click(time);
    const early = await screen.findByRole('option', { name: '11:30 am' });
    expect(early).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('option', { name: '12:00 pm' })).not.toHaveAttribute('aria-disabled');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: /^Date/ }));
    expect(await screen.findByRole('application')).toHaveAccessibleDescription(why);
    const day = (name: RegExp) => within(screen.getByRole('application')).queryByRole('button', { name });
    expect(day(/December 10,/)).not.toHaveAttribute('aria-disabled');
    expect(day(/December 11,/)).not.toHaveAttribute('aria-disabled');
    expect(day(/December 9,/)).toHaveAttribute('aria-disabled', 'true');
  });

  it('says an address whole that its box is too narrow for', async () => {
    const long = '1450 Broadway, Building C, Floor 22, New York, NY 10018';
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(465);
    const sizes = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(356);
    const resized: (() => void)[] = [];
    jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((tell) => {
      const observer = { observe: () => tell([], observer), unobserve() {}, disconnect() {} };
      resized.push(observer.observe);
      return observer;
    });
    await open(`${path}?${when}&formatted_address=${encodeURIComponent(long)}`, { server: server() });
    expect(await screen.findByRole('combobox', { name: 'Delivery address' })).toHaveValue(long);
    expect(await screen.findByText(long)).toBeVisible();
    sizes.mockReturnValue(465);
    act(() => resized.forEach((tell) => tell()));
    expect(screen.queryByText(long)).toBeNull();
  });

  it('has no such window where it is picked up', async () => {
    await open(`${path}?${when}&pickup=true`, { server: server() });
    await screen.findByRole('radio', { name: 'Pickup' });
    expect(screen.queryByText('11:45 am – 12:15 pm')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'About the delivery window' })).not.toBeInTheDocument();
  });
});
