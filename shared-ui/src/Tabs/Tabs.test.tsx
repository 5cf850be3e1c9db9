import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './Tabs';

describe('Tabs', () => {
  it('change by arrow and show their panel, past what is disabled', async () => {
    const user = userEvent.setup();
    const select = jest.fn();
    render(
      <Tabs
        label="Orders"
        onSelect={select}
        items={[
          { id: 'new', label: 'New', content: 'Three new' },
          { id: 'held', label: 'Held', content: 'None held', disabled: true },
          { id: 'past', label: 'Past', count: 41, content: 'Forty-one' },
        ]}
      />,
    );
    await user.tab();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Three new');
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Past 41' })).toHaveFocus();
    expect(screen.getByRole('tabpanel')).toHaveTextContent('Forty-one');
    expect(select).toHaveBeenLastCalledWith('past');
  });
});
