import { formatMoney } from './money';

describe('formatMoney', () => {
  it('[CONST-15] writes USD with two decimals, or with none when 0 digits are asked for', () => {
    expect(formatMoney(1234.5)).toBe('$1,234.50');
    expect(formatMoney(1234.5, 0)).toBe('$1,235');
    expect(formatMoney(12, 3)).toBe('$12.00');
    expect(formatMoney(-10)).toBe('-$10.00');
  });
});
