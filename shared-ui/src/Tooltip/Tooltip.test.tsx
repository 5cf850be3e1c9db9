import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './Tooltip';

const original = window.matchMedia.bind(window);
const screenOf = (width: number) => {
  window.matchMedia = (query) => ({
    ...original(query),
    matches: width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1] ?? -1),
  });
};
const words = 'The service fee supports Copper Carrot.';
const show = (width: number) => {
  screenOf(width);
  render(<Tooltip text={words} label="About the fee" />);
  return { user: userEvent.setup(), mark: screen.getByRole('button', { name: 'About the fee' }) };
};

describe('Tooltip', () => {
  afterEach(() => {
    window.matchMedia = original;
  });

  it('[CONST-01] opens on hover and on focus from tablet width on, and goes at Escape', async () => {
    const { user, mark } = show(768);
    await user.tab();
    expect(mark).toHaveFocus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent(words);
    expect(mark).toHaveAccessibleDescription(words);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('[CONST-01] opens by click below 768, not by focus, and a click beside it closes it', async () => {
    const { user, mark } = show(767);
    await user.tab();
    expect(mark).toHaveFocus();
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    await user.click(mark);
    expect(screen.getByRole('dialog')).toHaveTextContent(words);
    await user.keyboard('{Escape}');
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  });
});
