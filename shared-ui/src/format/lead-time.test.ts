import { formatNotice, noticeSentence, underNotice } from './lead-time';
import { todayIn } from './in-zone';

it.each([
  [1, '1 hour'],
  [24, '24 hours'],
  [48, '2 days'],
  [50, '50 hours'],
  [72, '3 days'],
])('a notice of %i hours is said as long as it is: %s', (hours, words) => {
  expect(formatNotice(hours)).toBe(words);
});

it('a notice is a sentence, with the clock of the day before where there is one', () => {
  const lead_time_hours = 48;
  expect(noticeSentence({ lead_time_hours, day_before_cutoff: null })).toBe('Order at least 2 days ahead.');
  expect(noticeSentence({ lead_time_hours, day_before_cutoff: '17:00' })).toBe(
    'Order at least 2 days ahead, and by 5:00 pm on the day before.',
  );
});

describe('what a notice leaves', () => {
  const zone = 'America/New_York';
  const earliest = { start_date: '2099-03-03', start_time: '15:00' };
  const note = 'The soonest the kitchen can do is Tue 03/03/2099 at 3:00 pm.';
  const on = (date: string | null) => underNotice(earliest, date, zone).times;

  it('is the days from its own on, which the calendar says', () => {
    expect(underNotice(earliest, null, zone).dates).toEqual({ min: '2099-03-03', note });
  });

  it('is of its own day the times from its own on, and all of every other day', () => {
    const { isUnavailable, description } = on('2099-03-03');
    expect(['14:45', '15:00'].map(isUnavailable)).toEqual([true, false]);
    expect(description).toBe('From 3:00 pm: the kitchen can’t do it sooner.');
    for (const date of ['2099-03-02', '2099-03-04', null])
      expect(on(date).isUnavailable('06:00')).toBe(false);
    expect(on('2099-03-02').description).toBe(note);
    expect(on('2099-03-04').description).toBeUndefined();
    const whole = underNotice({ ...earliest, start_time: '06:00' }, '2099-03-03', zone).times;
    expect(whole.description).toBeUndefined();
  });

  it('is everything from today on where it is not known', () => {
    const { dates, times } = underNotice(null, '2099-03-03', zone);
    expect(dates).toEqual({ min: todayIn(zone), note: undefined });
    expect(underNotice(null, null, null).dates.min).toBeUndefined();
    expect([times.isUnavailable('06:00'), times.description]).toEqual([false, undefined]);
  });
});
