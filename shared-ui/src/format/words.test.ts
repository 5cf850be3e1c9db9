import { count, joinList } from './words';

describe('words', () => {
  it('join lists as one speaks them', () => {
    expect(joinList(['rice'])).toBe('rice');
    expect(joinList(['rice', 'beans', 'salsa'])).toBe('rice, beans, and salsa');
    expect(joinList(['buffet', 'individual'], 'or')).toBe('buffet or individual');
  });

  it('count with the noun that fits', () => {
    expect(count(1, 'person', 'people')).toBe('1 person');
    expect(count(1200, 'review')).toBe('1,200 reviews');
  });
});
