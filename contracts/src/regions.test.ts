import { calendarColors } from './calendar-colors';
import { canadianProvinces } from './regions';
import { usStates } from './us-states';

it('[CONST-16] lists the US states and the Canadian provinces and territories, each code once', () => {
  expect(Object.keys(usStates)).toHaveLength(51);
  expect(usStates.NY).toBe('New York');
  expect(Object.keys(canadianProvinces)).toHaveLength(13);
  expect(canadianProvinces.NL).toBe('Newfoundland and Labrador');
  const all = [...Object.keys(usStates), ...Object.keys(canadianProvinces)];
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
});

/** Relative luminance, by WCAG 2. */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

it('[CONST-17] has 16 calendar colors that differ, and on which white text is readable', () => {
  expect(calendarColors).toHaveLength(16);
  expect(new Set(calendarColors.map(({ hex }) => hex)).size).toBe(16);
  expect(new Set(calendarColors.map(({ name }) => name)).size).toBe(16);
  const unreadable = calendarColors.filter(({ hex }) => 1.05 / (luminance(hex) + 0.05) < 4.5);
  expect(unreadable).toEqual([]);
});
