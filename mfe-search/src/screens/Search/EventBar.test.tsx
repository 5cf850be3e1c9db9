import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../../test/render';

const nashville = '/search?search_type=packages&place_id=10';
const offered = async () => {
  const [time] = screen.getAllByRole('button', { name: /Time$/ });
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(time as HTMLElement);
  return screen.getAllByRole('option').map((option) => option.textContent);
};

describe('times are those of the place', () => {
  // 7:20 pm in Greenwich, 1:20 pm in Nashville.
  beforeEach(() => jest.useFakeTimers({ now: new Date('2099-01-05T19:20:00Z'), advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  it('and today those to come', async () => {
    await open(`${nashville}&start_date=2099-01-05`);
    await screen.findByRole('link', { name: 'Curry table' });
    expect((await offered())[0]).toBe('2:00 pm');
  });

  it('[CONST-09] and on any other day those from 6 to 22', async () => {
    await open(`${nashville}&start_date=2099-01-06`);
    await screen.findByRole('link', { name: 'Curry table' });
    const all = await offered();
    expect([all[0], all.at(-1), all.length]).toEqual(['6:00 am', '10:00 pm', 65]);
  });

  it('with their zone where the reader has another clock', async () => {
    await open(`${nashville}&start_date=2099-01-06`);
    await screen.findByRole('link', { name: 'Curry table' });
    expect(screen.getByText('Central Time')).toBeInTheDocument();
  });

  it('and the reader’s own while there is no place', async () => {
    await open('/search?search_type=packages&start_date=2099-01-06');
    expect(await screen.findByRole('combobox', { name: 'Delivery address' })).toBeVisible();
    expect(screen.queryByText('Eastern Time')).not.toBeInTheDocument();
  });
});
