import {
  addMinutes,
  formatDate,
  formatDeliveryWindow,
  formatOrderDate,
  formatShortDate,
  formatTime,
} from './dates';

describe('dates', () => {
  it('[CONST-12] are written MMM d, yyyy and MM/dd/yyyy, times h:mm aaa', () => {
    expect(formatDate('2024-01-05')).toBe('Jan 5, 2024');
    expect(formatShortDate('2024-01-05')).toBe('01/05/2024');
    expect(formatTime('00:05')).toBe('12:05 am');
    expect(formatTime('12:00')).toBe('12:00 pm');
    expect(formatTime('23:59')).toBe('11:59 pm');
  });

  it('[CONST-13] of orders begin with the weekday', () => {
    expect(formatOrderDate('2024-01-29')).toBe('Mon 01/29/2024');
    expect(formatOrderDate('2024-02-29')).toBe('Thu 02/29/2024');
  });

  it('[CONST-07] have a delivery window of 30 minutes, also over an hour and over midnight', () => {
    expect(formatDeliveryWindow('11:45')).toBe('11:45 am – 12:15 pm');
    expect(formatDeliveryWindow('23:45')).toBe('11:45 pm – 12:15 am');
    expect(addMinutes('00:10', -15)).toBe('23:55');
  });

  it('refuse what is no date', () => {
    expect(() => formatDate('soon')).toThrow(RangeError);
    // An instant is another day in another zone.
    expect(() => formatDate('2026-03-05T03:00:00.000Z')).toThrow(RangeError);
  });
});
