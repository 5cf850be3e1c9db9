import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from './Disclosure';

describe('Disclosure', () => {
  it('opens and closes by keyboard, and says which it is', async () => {
    const user = userEvent.setup();
    render(<Disclosure title="Allergens">Sesame</Disclosure>);
    const heading = screen.getByRole('button', { name: 'Allergens' });
    expect(heading).toHaveAttribute('aria-expanded', 'false');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(heading).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Sesame')).toBeVisible();
  });
});
