import { keyPaths } from './key-paths';

it('names the keys at every depth, of a list those of its first element', () => {
  expect(
    keyPaths({
      id: 1,
      brand: { name: 'a', tags: [] },
      records: [{ price: { tip: 1 } }, { other: 2 }],
      by: null,
    }),
  ).toEqual([
    'brand',
    'brand.name',
    'brand.tags[]',
    'by',
    'id',
    'records[]',
    'records[].price',
    'records[].price.tip',
  ]);
});

it('tells a field that was renamed within a list', () => {
  expect(keyPaths({ records: [{ id: 1 }] })).not.toEqual(keyPaths({ records: [{ ident: 1 }] }));
});

it('takes the ids that a map goes by for one another', () => {
  expect(keyPaths({ counts: { 3: 1, 7: 2 } })).toEqual(keyPaths({ counts: { 12: 5 } }));
});

it('finds nothing in an answer without a body', () => {
  expect([keyPaths(undefined), keyPaths({}), keyPaths(null)]).toEqual([[], [], []]);
});
