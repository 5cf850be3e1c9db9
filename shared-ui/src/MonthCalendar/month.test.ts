import { addDays, addMonths, dayName, monthName, weeksOf } from './month';

describe('months', () => {
  it('go over the ends of months and years, and into leap days', () => {
    expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2027-01-15', -1)).toBe('2026-12-15');
  });

  it('are whole weeks from Sunday on', () => {
    const weeks = weeksOf('2027-02');
    expect(weeks[0]![0]).toBe('2027-01-31');
    expect(weeks.at(-1)!.at(-1)).toBe('2027-03-06');
    expect(weeksOf('2026-02')).toHaveLength(4);
    expect(weeksOf('2027-05')).toHaveLength(6);
  });

  it('have names, and their days too', () => {
    expect(monthName('2027-03')).toBe('March 2027');
    expect(dayName('2027-03-17')).toBe('Wednesday, March 17');
  });
});
