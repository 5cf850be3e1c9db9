import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './Avatar';
import { initialsOf, toneOf } from './initials';

describe('Avatar', () => {
  it.each([
    ['Dana Park', 'DP'],
    ['Robin Ochoa de la Cruz', 'RC'],
    ['sam.hill@northwind.example', 'SH'],
    ['  Ola ', 'O'],
    ['Émile Zola', 'ÉZ'],
    ['', '?'],
  ])('shows the initials of %p', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('keeps one colour for one person, however the name is written, and has several', () => {
    expect(toneOf('dana park ')).toBe(toneOf('Dana Park'));
    expect(new Set(['Dana', 'Robin', 'Sam', 'Ola', 'Kim', 'Lee'].map(toneOf)).size).toBeGreaterThan(2);
  });

  it('is silent beside the name, and an image by it where it stands alone', () => {
    const { rerender } = render(<Avatar name="Dana Park" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    rerender(<Avatar name="Dana Park" label="Dana Park" />);
    expect(screen.getByRole('img', { name: 'Dana Park' })).toHaveTextContent('DP');
  });

  it('shows initials again where the picture does not come', () => {
    const { container } = render(<Avatar name="Dana Park" src="/dana.png" />);
    const picture = container.querySelector('img')!;
    expect(picture).toHaveAttribute('src', '/dana.png');
    fireEvent.error(picture);
    expect(picture).not.toBeInTheDocument();
    expect(container).toHaveTextContent('DP');
  });
});
