import type { Diet } from '@copper-carrot/contracts';
import { type Asked, type LastAsked, type Wanted } from './helped';

const nothingAsked: Omit<Asked, 'headcount'> = {
  budget: null,
  budgetFor: 'all',
  diets: {},
  both: [],
  letGo: [],
};

/** The first question: the last one asked, with the event's headcount if that changed. */
export const askedAtFirst = (last: LastAsked | null, headcount: number): Asked =>
  last?.headcount === headcount ? last.asked : { ...nothingAsked, ...last?.asked, headcount };

/** The question in the API's form. */
export const wantedOf = ({ headcount, budget, budgetFor, diets, both }: Asked): Wanted => ({
  headcount,
  ...(budgetFor === 'all' ? { budget } : { budget_per_person: budget }),
  diets: [
    ...Object.entries(diets).map(([diet, people]) => ({ diets: [diet as Diet], people })),
    ...both,
  ].filter(({ people }) => people > 0),
});
