import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { axe } from 'jest-axe';
import { Breadcrumbs } from './Breadcrumbs';

describe('Breadcrumbs', () => {
  it('lead from the top to here, where nothing can be pressed', async () => {
    const { container } = render(
      <MemoryRouter>
        <Breadcrumbs
          items={[
            { label: 'Austin', to: '/catering/austin' },
            { label: 'Saffron Table', to: '/restaurants/7' },
            { label: 'Mezze lunch' },
          ]}
        />
      </MemoryRouter>,
    );
    const way = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
    expect(way.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Austin',
      'Saffron Table',
      'Mezze lunch',
    ]);
    expect(way.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/catering/austin',
      '/restaurants/7',
    ]);
    expect(way.getByText('Mezze lunch')).toHaveAttribute('aria-current', 'page');
    expect((await axe(container)).violations).toEqual([]);
  });
});
