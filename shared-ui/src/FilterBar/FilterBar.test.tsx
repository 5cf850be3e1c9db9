import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { TextField } from '../TextField/TextField';
import { FilterBar, type FilterBarProps } from './FilterBar';

const Bar = (props: Partial<FilterBarProps>) => (
  <FilterBar
    label="Filter orders"
    items={[
      { id: 'meal', label: 'Lunch' },
      { id: 'state', label: 'Accepted' },
    ]}
    onRemove={() => {}}
    onClear={() => {}}
    more={<TextField label="Kitchen" />}
    {...props}
  >
    <TextField label="Event" />
  </FilterBar>
);
const wide = window.matchMedia.bind(window);

describe('FilterBar', () => {
  afterEach(() => {
    window.matchMedia = wide;
  });

  it('has every field in sight on a wide screen', async () => {
    const { container } = render(<Bar />);
    const bar = within(screen.getByRole('search', { name: 'Filter orders' }));
    expect(bar.getByLabelText('Event')).toBeVisible();
    expect(bar.getByLabelText('Kitchen')).toBeVisible();
    expect(bar.queryByRole('button', { name: /Filters/ })).not.toBeInTheDocument();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('takes away one thing, or all', async () => {
    const user = userEvent.setup();
    const remove = jest.fn();
    const clear = jest.fn();
    render(<Bar onRemove={remove} onClear={clear} />);
    await user.click(within(screen.getByRole('row', { name: 'Lunch' })).getByRole('button'));
    expect(remove).toHaveBeenCalledWith('meal');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(clear).toHaveBeenCalledTimes(1);
  });

  it('offers nothing to clear where nothing narrows the list', () => {
    render(<Bar items={[]} />);
    expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  });

  it('keeps the further fields in a drawer on a phone, and counts what narrows', async () => {
    window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
    const user = userEvent.setup();
    render(<Bar done="Show 18 orders" />);
    expect(screen.queryByLabelText('Kitchen')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Filters (2)' }));
    const drawer = within(screen.getByRole('dialog', { name: 'Filters' }));
    await user.type(drawer.getByLabelText('Kitchen'), 'Saffron');
    await user.click(drawer.getByRole('button', { name: 'Show 18 orders' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Filters (2)' })).toHaveFocus());
  });
});
