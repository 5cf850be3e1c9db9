import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { axe } from 'jest-axe';
import { LinkTabs } from './LinkTabs';

function Orders() {
  const view = new URLSearchParams(useLocation().search).get('view') ?? 'upcoming';
  return (
    <LinkTabs
      label="Orders"
      selected={view}
      items={[
        { id: 'upcoming', label: 'Upcoming', count: 3, to: '?view=upcoming' },
        { id: 'past', label: 'Past', to: '?view=past' },
      ]}
    />
  );
}

describe('LinkTabs', () => {
  it('are links, of which the one on show says so, by keyboard too', async () => {
    const user = userEvent.setup();
    const { container } = render(
      <MemoryRouter initialEntries={['/orders']}>
        <Orders />
      </MemoryRouter>,
    );
    const tabs = within(screen.getByRole('navigation', { name: 'Orders' }));
    expect(tabs.getByRole('link', { current: 'page' })).toHaveAccessibleName('Upcoming 3');
    expect(tabs.getByRole('link', { name: 'Past' })).toHaveAttribute('href', '/orders?view=past');
    expect((await axe(container)).violations).toEqual([]);
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(tabs.getByRole('link', { current: 'page' })).toHaveAccessibleName('Past');
  });
});
