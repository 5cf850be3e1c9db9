import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Icon } from '../Icon/Icon';
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

  it('turns the arrow of its head, and no drawing of what lies in it', () => {
    render(
      <Disclosure title="Answers" defaultOpen>
        <p>
          <Icon name="trash" label="Delete" />
          <button type="button" aria-label="Change">
            <Icon name="edit" />
          </button>
        </p>
      </Disclosure>,
    );
    const turnOf = (element: Element | null) =>
      element && getComputedStyle(element).getPropertyValue('rotate');
    const arrow = screen.getByRole('button', { name: 'Answers' }).querySelector('svg');
    const drawing = screen.getByRole('button', { name: 'Change' }).querySelector('svg');
    expect([turnOf(arrow), turnOf(drawing)]).toEqual(['90deg', '']);
  });
});
