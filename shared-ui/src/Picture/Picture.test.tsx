import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from './Picture';

describe('Picture', () => {
  it('keeps its place, loads late, and early when it matters', () => {
    const { rerender, container } = render(<Picture src="/a.svg" alt="Tacos" ratio="3 / 2" />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
    expect((container.firstChild as HTMLElement).style.getPropertyValue('--ratio')).toBe('3 / 2');
    rerender(<Picture src="/a.svg" alt="Tacos" priority />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  });

  it('keeps its words when the file fails, and tries again with another file', () => {
    const { rerender, container } = render(<Picture src="/gone.svg" alt="Tacos" />);
    fireEvent.error(screen.getByRole('img'));
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: 'Tacos' })).toBeVisible();
    rerender(<Picture src="/here.svg" alt="Tacos" />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/here.svg');
  });
});
