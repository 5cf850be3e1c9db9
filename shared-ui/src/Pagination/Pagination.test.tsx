import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { pageNumbers } from './page-numbers';
import { Pagination } from './Pagination';

describe('pageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, null, 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [6, 12, [1, null, 5, 6, 7, null, 12]],
    [12, 12, [1, null, 11, 12]],
  ])('around page %i of %i', (page, last, numbers) => {
    expect(pageNumbers(page, last)).toEqual(numbers);
  });
});

describe('Pagination', () => {
  it('goes on by press, and marks where we are', async () => {
    const go = jest.fn();
    render(<Pagination page={2} count={100} pageSize={24} onPage={go} />);
    expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(go).toHaveBeenCalledWith(3);
  });

  it('has links when pages have addresses, and ends at the last', () => {
    render(
      <MemoryRouter>
        <Pagination page={5} count={100} pageSize={24} href={(page) => `/search?page=${page}`} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Page 4' })).toHaveAttribute('href', '/search?page=4');
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
  });

  it('is not there for a single page', () => {
    const { container } = render(<Pagination page={1} count={24} pageSize={24} onPage={() => {}} />);
    expect(container).toBeEmptyDOMElement();
  });
});
