import { sentences } from '@copper-carrot/contracts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selling } from '../../test/menu';
import { open } from '../../test/render';
import { FakeServer } from '../../test/server';

const when = 'place_id=1&headcount=20&start_date=2099-12-01&start_time=11:45';

describe.each([
  ['a package', '/packages/curry-table', () => new FakeServer()],
  ['a menu', '/catering/saffron-street', () => selling()],
])('%s', (_what, path, server) => {
  it('[CONST-07] [CONST-08] says in which half hour it is delivered, and why that is a window', async () => {
    const user = userEvent.setup();
    await open(`${path}?${when}`, { server: server() });
    expect(await screen.findByText('11:45 am – 12:15 pm')).toBeVisible();
    const about = screen.getByRole('button', { name: 'About the delivery window' });
    // By the keyboard, as a press on Tab says.
    await user.tab();
    act(() => about.focus());
    expect(await screen.findByRole('tooltip')).toHaveTextContent(sentences.deliveryWindow);
  });

  it('has no such window where it is picked up', async () => {
    await open(`${path}?${when}&pickup=true`, { server: server() });
    await screen.findByRole('radio', { name: 'Pickup' });
    expect(screen.queryByText('11:45 am – 12:15 pm')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'About the delivery window' })).not.toBeInTheDocument();
  });
});
