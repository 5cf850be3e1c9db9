import { diversityTags } from '@copper-carrot/contracts';
import { type SearchState } from '../search-state';
import { read } from './words.factory';

type Row = [text: string, set: Partial<SearchState>, rest?: string];

const people = (headcount: number) => ({ headcount });
const forAll = (headcount: number, maxTotal: number) => ({ headcount, maxTotal });
const lunch = { mealType: 'lunch_or_dinner' } as const;
const breakfast = { mealType: 'breakfast' } as const;
const snack = { mealType: 'appetizer_snack' } as const;
const dessert = { mealType: 'dessert' } as const;
const food = (...cuisines: string[]) => ({ cuisines });
const friday = '2026-11-27';
const boxed = { presentation: 'individual' } as const;

const table: Record<string, Row[]> = {
  'the whole sentence': [
    [
      'vegan lunch for 25 under $400 friday noon',
      { ...lunch, ...forAll(25, 400), date: friday, time: '12:00' },
      'vegan',
    ],
    [
      'Tacos for 30 on Friday at 12:30, under $15 each',
      { ...food('lunch_mexican'), ...people(30), date: friday, time: '12:30', maxPerPerson: 15 },
    ],
    [
      'I need breakfast for a team of 40 tomorrow at 8am',
      { ...breakfast, ...people(40), date: '2026-11-24', time: '08:00' },
    ],
    [
      'Please find some boxed lunches for two dozen people in Boston next Tuesday',
      { ...boxed, ...lunch, ...people(24), placeId: 2, date: '2026-12-01' },
    ],
    [
      'gluten free bagels for 12, nov 28, pickup',
      { ...food('breakfast_bagels'), ...people(12), date: '2026-11-28', pickup: true },
      'gluten free',
    ],
    [
      'woman owned thai, 20 people, budget $300',
      { diversity: ['woman'], ...food('lunch_thai'), ...forAll(20, 300) },
    ],
    [
      'halal buffet dinner for 60 with a deal',
      { presentation: 'buffet', ...lunch, ...people(60), deals: true },
      'halal',
    ],
    [
      'cheapest pizza for 50 friday',
      { sort: 'price_lowest', ...food('lunch_pizza'), ...people(50), date: friday },
    ],
  ],
  'what is eaten': [
    ['breakfast', breakfast],
    ['brunch', breakfast],
    ['lunch and dinner', lunch],
    ['supper', lunch],
    ['snacks', snack],
    ["hors d'oeuvres", snack],
    ['afternoon snacks', snack],
    ['dessert', dessert],
    ['taco', food('lunch_mexican')],
    ['tacos', food('lunch_mexican')],
    ['breakfast tacos', food('breakfast_tacos')],
    ['tacos for breakfast', { ...food('breakfast_tacos'), ...breakfast }],
    ['sandwiches for breakfast', { ...food('breakfast_sandwiches'), ...breakfast }],
    ['breakfast, healthy', { ...breakfast, ...food('breakfast_healthy') }],
    ['healthy lunch', lunch, 'healthy'],
    ['bagels', food('breakfast_bagels')],
    ['donuts', food('dessert_pastries')],
    ['bbq', food('lunch_bbq')],
    ['bar-b-q', food('lunch_bbq')],
    ['bánh mì', food('lunch_vietnamese')],
    ['Crudités', food('appetizer_dips')],
    ['Salads & Grain Bowls', food('lunch_salads')],
    ['thai or indian', food('lunch_thai', 'lunch_indian')],
    ['thai food', food('lunch_thai')],
    ['good chinese food near us', food('lunch_chinese')],
    ['vegan tacos', food('lunch_mexican'), 'vegan'],
    ['ice cream', food('dessert_frozen')],
    ['cheese boards', food('appetizer_boards')],
    ['coffee', food('snack_drinks')],
    ['mission burrito', {}, 'mission burrito'],
    ['thai palace', {}, 'thai palace'],
    ['fish tacos', {}, 'fish tacos'],
    ['fish tacos for 25', people(25), 'fish tacos'],
    ['chicken tikka for 20', people(20), 'chicken tikka'],
    ['thai breakfast', {}, 'thai breakfast'],
    ['breakfast or dinner', {}, 'breakfast or dinner'],
    ['street food', {}, 'street food'],
    ['mac and cheese for 20', people(20), 'mac and cheese'],
    ['halal lunch', lunch, 'halal'],
    ['vegan', {}, 'vegan'],
  ],
  'how it comes': [
    ['buffet', { presentation: 'buffet' }],
    ['buffet style lunch', { presentation: 'buffet', ...lunch }],
    ['individually packaged', boxed],
    ['individually wrapped sandwiches', { ...boxed, ...food('lunch_sandwiches') }],
    ['boxed lunches', { ...boxed, ...lunch }],
    ['box lunch', { ...boxed, ...lunch }],
    ['lunch boxes', { ...boxed, ...lunch }],
    ['family style', { style: 2 }],
    ['pickup', { pickup: true }],
    ['pick-up', { pickup: true }],
    ['delivered', { pickup: false }],
    ['group order', { group: true }],
    ['everyone picks their own', { group: true }],
    ['group ordering buffet', {}, 'group ordering buffet'],
    ['buffet, individually packed', {}, 'buffet, individually packed'],
    ['staff on site', { setUp: 'on_site' }],
    ['drop-off', { setUp: 'drop_off' }],
    ['all-in prices', { allIn: true }],
    ['full menu', { fullMenu: true, searchType: 'restaurants' }],
    ['thai restaurants', { ...food('lunch_thai'), searchType: 'restaurants' }],
  ],
  'from whom': [
    ['with a deal', { deals: true }],
    ['deals', { deals: true }],
    ['tried & true', { quality: 'classic' }],
    ['hip and hot', { quality: 'specialty' }],
    ['woman owned', { diversity: ['woman'] }],
    ['women-owned', { diversity: ['woman'] }],
    ['black-owned', { diversity: ['black'] }],
    ['owned by veterans', { diversity: ['veteran'] }],
    ['native american owned', { diversity: ['native_american'] }],
    ['asian owned or latina owned', { diversity: ['asian', 'hispanic'] }],
    ['minority owned', { diversity: [...diversityTags] }],
    ['sustainable', { sustainable: true }],
    ['eco-friendly', { sustainable: true }],
    ['within 5 miles', { miles: 5 }],
    ['within 7 miles', {}, 'within 7 miles'],
    ['that I ordered before', { ordered: true }],
    ["that I've ordered before", { ordered: true }],
    ['never ordered', { ordered: false }],
    ['my favorites', { favorited: true }],
    ['cheapest', { sort: 'price_lowest' }],
    ['most popular', { sort: 'popularity' }],
    ['newest', { sort: 'newness' }],
    ['top rated', { sort: 'rating' }],
    ['cheapest, newest', {}, 'cheapest, newest'],
    ['nearest', {}, 'nearest'],
    ['new to me', { sort: 'new_to_me' }],
  ],
  'what is to be left out': [
    ['no nuts desserts for 30', { ...dessert, ...people(30) }, 'no nuts'],
    ['nut free dessert for 30', { ...dessert, ...people(30) }, 'nut free'],
    ['lunch without nuts for 20', { ...lunch, ...people(20) }, 'without nuts'],
    ['peanut free lunch', lunch, 'peanut free'],
    ['tacos, no pork, for 20', { ...food('lunch_mexican'), ...people(20) }, 'no pork'],
    ['pizza for 20 without cheese', { ...food('lunch_pizza'), ...people(20) }, 'without cheese'],
    ['no buffet, lunch', lunch, 'no buffet'],
    ['not thai, lunch for 20', { ...lunch, ...people(20) }, 'not thai'],
    [
      'egg sandwiches for 20 with no nuts',
      { ...food('breakfast_sandwiches'), ...people(20) },
      'with no nuts',
    ],
  ],
  'nothing at all': [
    ['', {}, ''],
    ['   ', {}, ''],
    ['$', { budget: '$' }],
    ['"lunch"', {}, '"lunch"'],
    ['"friday" lunch', lunch, '"friday"'],
    ['saffron street', {}, 'saffron street'],
    ['!!!', {}, '!!!'],
  ],
};

describe.each(Object.entries(table))('%s', (_name, rows) => {
  it.each(rows)('%s', (text, set, rest = '') => {
    const found = read(text);
    expect({ set: found.set, rest: found.rest }).toEqual({ set, rest });
  });
});
