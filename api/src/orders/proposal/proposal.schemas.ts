import { dietaryTags, diets } from '@copper-carrot/contracts';
import Joi from 'joi';
import { errorAnswer } from '../../http/error-shape';
import { money, shape } from '../../http';
import { menuWish, packageWish } from '../cart/wish.schemas';
import { menuItemQuantity } from '../offer/dish.schemas';
import { previewedOrder } from '../reading/cart-answers.schemas';
import { count, dollars, flag, idOrNull, list, orNull, text } from '../reading/order-fields';

const diet = Joi.string().valid(...diets);

const dietCount = shape('DietCount', 'People who need the same of their food.', {
  diets: Joi.array()
    .items(diet)
    .min(1)
    .max(diets.length)
    .unique()
    .required()
    .description(
      'All that each of them needs: a person with two diets is counted once, among those who need both.',
    ),
  people: Joi.number()
    .integer()
    .min(1)
    .max(10_000)
    .required()
    .description('How many they are, of the headcount.'),
});

const limits = {
  budget: money('What all of it may cost, fees, tax, delivery and tip included')
    .allow(null)
    .description(
      'What all of it may cost, fees, tax, delivery and tip included, in dollars; null for no limit. It counts before `budget_per_person`.',
    ),
  budget_per_person: money('The same for each person')
    .allow(null)
    .description('The same for each person of the headcount, in dollars; null for no limit.'),
  diets: Joi.array()
    .items(dietCount)
    .max(30)
    .description('Who needs what, each person once; whoever is in no group eats anything.'),
};

export const proposeOrderBody = shape(
  'ProposeOrderBody',
  'Whom an order of a package is to feed, and for what; `chosen_options` are those chosen by hand, which stay (0 keeps one out).',
  { ...packageWish, ...limits },
);
export const proposeMenuOrderBody = shape(
  'ProposeMenuOrderBody',
  'Whom an order from a menu is to feed, and for what; `menu_items` are those chosen by hand, which stay.',
  {
    ...menuWish,
    ...limits,
    servings_per_person: Joi.number()
      .min(1)
      .max(5)
      .multiple(0.25)
      .description('How many portions each person is to have, a main among them; 1.5 unless said.'),
  },
);

const proposedLine = shape('ProposedLine', 'Something that is proposed, which may be taken by itself.', {
  option_id: idOrNull('The option of a package; null of a menu.'),
  menu_item: orNull(menuItemQuantity).description('The line of an order from a menu; null of a package.'),
  name: text(),
  course: text().description('The choice, or the part of a menu, that it belongs to.'),
  qty: count('How many of it.'),
  price: dollars('What all of them add to the food'),
  dietary_tags: list(Joi.string().valid(...Object.keys(dietaryTags))).description(
    "The caterer's marks of it.",
  ),
  with_it: text().description('What has to be chosen with each one; empty where nothing has.'),
  kept: flag().description('Whether it was chosen by hand, and stays.'),
});

const fedGroup = shape('FedGroup', 'People who need the same, and what they eat.', {
  diets: list(diet).description('What each of them needs; empty of those who eat anything.'),
  people: count('How many they are.'),
  unfed: count('How many of them would have no full meal; 0 where all have one.'),
  dishes: list(
    Joi.object({ name: text(), portions: count('How many portions of it they eat.') }),
  ).description('What is there for them.'),
});

export const orderProposal = shape(
  'OrderProposal',
  'What feeds everyone, or what comes nearest and why not.',
  {
    possible: flag().description('Whether it is all that was asked for, and can be ordered.'),
    reason: orNull(Joi.string().valid('over_budget', 'diets', 'kept')).description(
      'Why it is not: more money is needed, somebody has no full meal, or what was chosen by hand leaves no room; null where it is.',
    ),
    best: flag().description(
      'Whether nothing better can be; false where the time for it ran out, and this is the best that was found by then.',
    ),
    order: orNull(previewedOrder).description(
      'The order as it would be, with its price; null where what was chosen by hand leaves no room for one.',
    ),
    error: orNull(errorAnswer).description(
      'The first thing that stands against the event itself, such as a kitchen that is closed; null where nothing does.',
    ),
    budget: orNull(dollars('What it may cost in all; null where nobody said')),
    over: dollars('What is missing to the budget; 0 where nothing is'),
    lines: list(proposedLine),
    fed: list(fedGroup),
    why: list(Joi.string()).description('Why it is so, in sentences for people.'),
  },
);
