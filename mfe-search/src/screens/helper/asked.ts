import type { Diet } from '@copper-carrot/contracts';
import { type Asked, type Wanted } from './helped';

export const nothingAsked = (headcount: number): Asked => ({
  headcount,
  budget: null,
  budgetFor: 'all',
  diets: {},
  both: [],
  letGo: [],
});

/** What is asked, as the call takes it. */
export const wantedOf = ({ headcount, budget, budgetFor, diets, both }: Asked): Wanted => ({
  headcount,
  ...(budgetFor === 'all' ? { budget } : { budget_per_person: budget }),
  diets: [
    ...Object.entries(diets).map(([diet, people]) => ({ diets: [diet as Diet], people })),
    ...both,
  ].filter(({ people }) => people > 0),
});
