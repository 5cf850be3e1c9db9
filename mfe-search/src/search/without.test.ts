import { notLeftOut } from './not-left-out';
import { askedWords } from './without';

it.each([
  ['no nuts', '', ['nuts']],
  ['nut free', '', ['nut']],
  ['Nut-Free', '', ['nut']],
  ['nutfree', '', ['nut']],
  ['nutless', '', ['nut']],
  ['without nuts', '', ['nuts']],
  ['without any tree nuts', '', ['tree nuts']],
  ['without peanuts', '', ['peanuts']],
  ['peanut free', '', ['peanut']],
  ['peanut allergy', '', ['peanut']],
  ['allergic to peanuts', '', ['peanuts']],
  ['free of sesame', '', ['sesame']],
  ['no shellfish', '', ['shellfish']],
  ['sesame free', '', ['sesame']],
  ['egg free', '', ['egg']],
  ["can't have eggs", '', ['eggs']],
  ['must not contain soy', '', ['soy']],
  ['cake for somebody with a nut allergy', 'cake for', ['nut']],
  ['with no nuts', '', ['nuts']],
  ['no nuts or shellfish', '', ['nuts', 'shellfish']],
  ['no nuts, no eggs', '', ['nuts', 'eggs']],
  ['without nuts, eggs and soy', '', ['nuts', 'eggs', 'soy']],
  ['nut and sesame free', '', ['nut', 'sesame']],
  ['no nuts, egg sandwiches', ', egg sandwiches', ['nuts']],
  ['vegan no nuts cookies', 'vegan cookies', ['nuts']],
])('%s is not searched for as the thing itself', (text, asked, allergens) => {
  expect(askedWords(text)).toBe(asked);
  expect(notLeftOut(text)).toEqual({ allergens, wishes: [] });
});

it.each([
  ['no dairy', 'dairy free'],
  ['without milk', 'dairy free'],
  ['non-dairy', 'dairy free'],
  ['nondairy', 'dairy free'],
  ['lactose intolerant', 'dairy free'],
  ['dairy-free', 'dairy free'],
  ['no gluten', 'gluten free'],
  ['no wheat or gluten', 'gluten free'],
  ['gluten free', 'gluten free'],
  ['glutenfree', 'gluten free'],
  ['gluten and dairy free', 'gluten free dairy free'],
  ['no meat', 'vegetarian'],
  ['meatless', 'vegetarian'],
])('%s is the diet that holds none', (text, asked) => {
  expect(askedWords(text)).toBe(asked);
  expect(notLeftOut(text)).toEqual({ allergens: [], wishes: [] });
});

it.each([
  ['no pork', ''],
  ["don't want corn", ''],
  ['corn-free', ''],
  ['without beef', ''],
  ['not spicy', ''],
  ['not too spicy', ''],
  ['nothing spicy', ''],
  ['no deep fried', ''],
  ['no red meat', ''],
  ['no cilantro or parsley', ''],
  ['no pork tacos', 'tacos'],
  ['no buffet', ''],
])('%s does not mean the opposite', (text, asked) => {
  expect(askedWords(text)).toBe(asked);
  expect(notLeftOut(text)).toMatchObject({ allergens: [], wishes: [expect.any(String)] });
});

it.each([
  ['chicken, nut free', 'chicken,'],
  ['chicken, gluten free', 'chicken, gluten free'],
  ['beef or pork, dairy free', 'beef or pork, dairy free'],
  ['mushroom and meatless pizza', 'mushroom and vegetarian pizza'],
  ['tacos, no nuts please', 'tacos,'],
  ['no cilantro and tacos', 'tacos'],
])('%s asks for the dish beside it all the same', (text, asked) => {
  expect(askedWords(text)).toBe(asked);
});

it('says a diet and what is none beside each other', () => {
  expect(askedWords('dairy and nut free cake')).toBe('dairy free cake');
  expect(notLeftOut('dairy and nut free cake')).toEqual({ allergens: ['nut'], wishes: [] });
});

it.each([
  '',
  'nuts',
  'nut box',
  'free delivery',
  'free range eggs',
  '“no nuts”',
  '"nut free" box',
  'no more than $400',
  'not ordered yet',
  'noodles',
  'Nothing Bundt Cakes',
  'Not Your Average Joe',
  'no frills deli',
  'not tomorrow',
  'no delivery fee',
  'no rush',
  'notable kitchen',
  'eggplant',
  'cat food',
  'café 12',
])('%s is searched for as it stands', (text) => {
  expect(askedWords(text)).toBe(text);
  expect(notLeftOut(text)).toEqual({ allergens: [], wishes: [] });
});
