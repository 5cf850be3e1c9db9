import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { StyleGuide } from './StyleGuide';
import { stories } from './stories';

const open = () =>
  render(
    <MemoryRouter>
      <StyleGuide />
    </MemoryRouter>,
    { onCaughtError: () => undefined },
  );

describe('StyleGuide', () => {
  afterEach(() => {
    delete document.documentElement.dataset.theme;
    localStorage.clear();
  });

  it('shows every component under a heading that the contents lead to', () => {
    open();
    const contents = screen.getByLabelText('Contents');
    for (const { component } of stories) {
      const link = within(contents).getByText(component);
      const section = document.querySelector(link.getAttribute('href') ?? '');
      expect(
        within(section as HTMLElement).getByRole('heading', { level: 2, name: component }),
      ).toBeVisible();
    }
  });

  it('shows dark and light at a press, and keeps the choice', async () => {
    const user = userEvent.setup();
    open();
    await user.click(screen.getByLabelText('Dark'));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem('copper-carrot.theme')).toBe('dark');
    await user.click(screen.getByLabelText('System'));
    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });
});
