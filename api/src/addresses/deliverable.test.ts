import { undeliverable } from './deliverable';

it.each([
  ['350 5th Ave, New York, NY 10118', null],
  ['350 5th Ave, Floor 3, New York, NY 10118', null],
  ['One Penn Plaza, New York, NY 10119', null],
  ['12½ Fifth Ave, New York, NY 10011', null],
  ['Empire State Building, New York, NY 10118', null],
  ['Empire State Building, New York', null],
  ['Building 92, Brooklyn Navy Yard, Brooklyn, NY 11205', null],
  ['Pier 57, New York, NY 10011', null],
  ['5th Ave & 34th St, New York, NY 10001', null],
  ['150 E 400 S, Salt Lake City, UT 84111', null],
  ['350 5th Ave, PO Box 12, New York, NY 10118', null],
  ['New York, NY 10118', 'no_street'],
  ['Seattle, WA', 'no_street'],
  ['Floor 3, New York, NY 10118', 'no_street'],
  ['Northwind Labs, New York, NY 10118', 'no_street'],
  ['Wall Street, New York, NY 10005', 'no_street'],
  ['St. Louis Park, Minneapolis, MN 55416', 'no_street'],
  ['', 'no_street'],
  ['PO Box 12, New York, NY 10001', 'post_box'],
  ['P. O. Box 10118, New York, NY 10001', 'post_box'],
  ['Post Office Box 12, New York, NY 10001', 'post_box'],
  ['Northwind Labs, P.O. Box 12, New York, NY 10001', 'post_box'],
  ['POB 12, New York, NY 10001', 'post_box'],
])('%s', (address, why) => {
  expect(undeliverable(address)).toBe(why);
});
