import { type Choice } from './types';

/** Three fillings that together must make the headcount. */
export function fillings(change: Partial<Choice> = {}): Choice {
  return {
    id: 1,
    choiceType: 'constant_sum',
    hasChoice: true,
    properChoiceSubject: 'filling',
    description: 'Fillings',
    incrementBy: 1,
    incrementSubject: 'taco',
    incrementSubjectPlural: 'tacos',
    maximumChoosableOptions: null,
    options: [
      { id: 11, priceCents: 0 },
      { id: 12, priceCents: 0 },
      { id: 13, priceCents: 150 },
    ],
    ...change,
  };
}
