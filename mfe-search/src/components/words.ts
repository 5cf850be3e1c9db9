import { setUpLabels, type Schemas } from '@copper-carrot/contracts';

export const choosePlace = 'Choose a place';

export const presentationWords: Record<Schemas['PackageRecord']['presentation_type'], string> = {
  buffet: 'Buffet',
  individual: 'Individually packed',
  mixed: 'Buffet or individual',
};

export const servingWords = ({ presentation_type, set_up_type }: Schemas['PackageRecord']) =>
  `${presentationWords[presentation_type]} · ${setUpLabels[set_up_type]}`;

/** '15–100 people', with the increment if there is one. */
export function headcountWords({
  minimum_headcount: least,
  maximum_headcount: most,
  increment_by: step,
}: Schemas['PackageRecord']): string {
  return `${least}–${most} people${step > 1 ? `, in steps of ${step}` : ''}`;
}

/** The plural of a choice's subject: 'curries', 'sandwiches', 'mains'. */
export const pluralOf = (word: string): string =>
  /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
