import { faultBeside, wordsBeside } from './field-words';

it('says of a value what the API would, with the name of its field', () => {
  expect(faultBeside('Suite', 'x'.repeat(101), { maxLength: 100 })).toBe(
    'Suite must be at most 100 characters long.',
  );
  expect(faultBeside('Suite', 'Floor 2', { maxLength: 100 })).toBeUndefined();
  expect(faultBeside('Suite', 'Floor 2')).toBeUndefined();
});

it('asks for what is missing in words of its own, where it has some', () => {
  expect(faultBeside('Why', ' ', { required: true })).toBe('Why is missing.');
  expect(faultBeside('Why', ' ', { required: true }, 'Please say why.')).toBe('Please say why.');
  expect(faultBeside('Why', 'no', { required: true, minLength: 3 }, 'Please say why.')).toBe(
    'Why must be at least 3 characters long.',
  );
});

it('puts each thing that was said beside the field that it is about, and leaves the rest', () => {
  const said = {
    'tip.amount': ['must be at most 100', 'The card pays no more.'],
    'tip.card': [],
    order: ['is closed'],
  };
  expect(wordsBeside(said, { amount: 'Tip', card: 'Card' }, 'tip.')).toEqual({
    amount: 'Tip must be at most 100. The card pays no more.',
  });
  expect(wordsBeside(said, { order: 'This order' })).toEqual({ order: 'This order is closed.' });
});
