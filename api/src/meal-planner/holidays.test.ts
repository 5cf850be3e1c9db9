import { holidaysBetween } from './holidays';

test('[API-103] the holidays of a year fall on their days, moved off weekends', () => {
  expect(holidaysBetween({ from: '2027-01-01', to: '2027-12-31' }).map(({ date }) => date)).toEqual([
    ...['2027-01-01', '2027-01-18', '2027-02-15', '2027-05-31', '2027-06-18', '2027-07-05'],
    ...['2027-09-06', '2027-10-11', '2027-11-11', '2027-11-25', '2027-11-26', '2027-12-24', '2027-12-31'],
  ]);
  expect(holidaysBetween({ from: '2026-11-25', to: '2026-11-27' }).map(({ name }) => name)).toEqual([
    'Thanksgiving',
    'Day after Thanksgiving',
  ]);
});
