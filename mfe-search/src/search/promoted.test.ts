import { aBrand, aPackage } from '../test/fixtures';
import { withPromoted } from './promoted';

const packages = Array.from({ length: 7 }, (_, at) => aPackage({ id: at + 1 }));
const brands = [aBrand({ id: 91 }), aBrand({ id: 92 }), aBrand({ id: 93 })];
const ids = (favoritesOnly: boolean, promoted = brands) =>
  withPromoted(packages, promoted, favoritesOnly).map(({ record }) => record.id);

it('[SEA-35] puts a promoted restaurant after every third package', () => {
  expect(ids(false)).toEqual([1, 2, 3, 91, 4, 5, 6, 92, 7]);
});

it('[SEA-35] stops when there is no more of them', () => {
  expect(ids(false, brands.slice(0, 1))).toEqual([1, 2, 3, 91, 4, 5, 6, 7]);
});

it('[SEA-36] shows none among favorites', () => {
  expect(ids(true)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
