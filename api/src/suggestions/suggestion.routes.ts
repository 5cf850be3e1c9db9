import { longestToSuggestFor, suggestionKinds } from '@copper-carrot/contracts';
import Joi from 'joi';
import { asList, bestFew, id, listAnswer, routes, shape, untilGone } from '../http';
import { suggest, type SuggestionsWanted } from './suggest';

export const suggestionRoutes = routes({ tag: 'Search', base: '/cpi/v1/public' });

const query = Joi.object<SuggestionsWanted, false>({
  query: Joi.string().trim().max(longestToSuggestFor).allow('').required(),
  place_id: id(),
  limit: bestFew({ most: 8, standard: 8 }),
});

const suggestion = shape('SearchSuggestion', 'What a text that is still being typed may mean.', {
  kind: Joi.string()
    .valid(...suggestionKinds)
    .required(),
  id: Joi.number().integer().required().description('Of the package, brand, menu item or category.'),
  label: Joi.string().required(),
  detail: Joi.string().allow('').required().description('What tells it apart.'),
  slug: Joi.string()
    .required()
    .description("Its own; a dish's is its brand's; a category's is its word, for `package_category`."),
  score: Joi.number().min(0).max(1).required().description('From 0 to 1, the best match first.'),
});

suggestionRoutes.get(
  '/search/suggestions',
  {
    summary: 'Packages, restaurants, dishes and cuisines that a text may mean while it is typed',
    spec: '1 §7',
    description:
      'Names that begin with the text come first, then names much like it. Only what is active and offered at the place, and nothing of a restaurant that the person has blocked.',
    who: 'anyone',
    query,
    answer: listAnswer(suggestion),
  },
  async ({ actor, query: wanted, response }) => asList(await suggest(wanted, actor, untilGone(response))),
);
