import { render, screen } from '@testing-library/react';
import { PriceLines, PriceTotal } from './PriceLines';

const lines = [
  { label: 'Food', amount: 290, detail: '20 × $14.50' },
  { label: 'Coupon', amount: -10 },
  { label: 'Service fee', amount: 14, explanation: 'It supports us.' },
];

describe('PriceLines', () => {
  it('gives each line its amount, with a minus for what is taken off, and the sum', () => {
    render(<PriceLines lines={lines} total={294} />);
    const amounts = screen.getAllByRole('definition').map((amount) => amount.textContent);
    expect(amounts).toEqual(['$290.00', '−$10.00', '$14.00', '$294.00']);
    expect(screen.getByRole('button', { name: 'About Service fee' })).toBeVisible();
  });

  it('keeps two lines of one kind apart, as of an order with two packages', () => {
    const warned = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const food = (amount: number) => ({ label: 'Burrito Bar', amount });
    const { rerender } = render(<PriceLines lines={[food(290), food(145)]} total={435} />);
    rerender(<PriceLines lines={[food(145)]} total={145} />);
    const amounts = screen.getAllByRole('definition').map((amount) => amount.textContent);
    expect(amounts).toEqual(['$145.00', '$145.00']);
    expect(warned).not.toHaveBeenCalled();
  });

  it('says while the sums are worked out anew', () => {
    const { container } = render(<PriceLines lines={lines} total={294} pending />);
    expect(container.firstChild).toHaveAttribute('aria-busy', 'true');
  });

  it('leaves the sum to whoever shows it elsewhere', () => {
    render(
      <>
        <PriceLines lines={lines} />
        <PriceTotal total={294} totalLabel="Total before delivery" note="$14.70 per person" />
      </>,
    );
    const [of, sum] = [...document.querySelectorAll('dl')];
    expect(of).not.toHaveTextContent('$294.00');
    expect(sum).toHaveTextContent(/^Total before delivery\$294\.00\$14\.70 per person$/);
  });

  it('says of a sum that is not known yet that it is on its way', () => {
    render(<PriceTotal pending />);
    const sum = document.querySelector('dl');
    expect(sum).toHaveTextContent(/^Total\s*Being worked out$/);
    expect(sum).toHaveAttribute('aria-busy', 'true');
  });
});
