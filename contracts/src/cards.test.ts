import { amongAlike } from './cards';
import type { Schemas } from './schemas';

const card = (id: number, of: Partial<Schemas['CreditCard']> = {}): Schemas['CreditCard'] => ({
  ...{ id, brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2030, nickname: '' },
  ...{ team_id: null, user_id: 1, valid_stripe: true, ...of },
});

test('cards that read alike are told apart by which was saved first, and others by what they say', () => {
  const cards = [card(9), card(4), card(5, { nickname: 'Travel' }), card(6, { last4: '0341' })];
  expect(cards.map((each) => amongAlike(each, cards))).toEqual(['2 of 2 alike', '1 of 2 alike', '', '']);
});
