import { anOrder } from '../test/fixtures';
import { type ChangeKey, valuesOf } from './sections';
import { aroundOf, movedWords } from './topic-words';

const order = anOrder({ headcount: 30 });
const told = (...moved: ChangeKey[]) => movedWords(moved, valuesOf(order, {}), aroundOf(order));

test('what moved is told with what it is now, and people without the dishes that follow them', () => {
  expect(told('headcount', 'chosen_options')).toEqual(['the headcount to 30']);
  expect(told('chosen_options')).toEqual(['the choices']);
});

test('an address is told where it is another one, and not where the same one is known as a saved one', () => {
  expect(told('address_id', 'formatted_address')).toEqual([expect.stringMatching(/^the address/)]);
  expect(told('address_id')).toEqual([]);
});
