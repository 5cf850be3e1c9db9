import { pickupRadiusMiles } from '@copper-carrot/contracts';
import { isWithin, longestShownAs, shownMiles } from './serviceability';

test.each([
  [49.99, 49.99],
  [49.994, 49.99],
  [49.996, 50],
  [50, 50],
  [50.004, 50],
  [50.006, 50.01],
])('[PKG-07] [PKG-08] %d miles are shown as %d', (miles, shown) => {
  expect(shownMiles(miles)).toBe(shown);
  expect(isWithin(miles, longestShownAs(pickupRadiusMiles))).toBe(shown <= pickupRadiusMiles);
});
