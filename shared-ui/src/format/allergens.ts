import { allergens, type Allergen } from '@copper-carrot/contracts';
import { joinList } from './words';

/** 'Contains milk and tree nuts', as the caterer states it; empty where they state nothing. */
export const containsWords = (held: readonly Allergen[]): string =>
  held.length > 0 ? `Contains ${joinList(held.map((each) => allergens[each]))}` : '';

/**
 * What a caterer (`who`) has said of what is in all of these, and on which day; null where they have not stood up for the
 * whole: what one of them names says nothing then of what it leaves out.
 */
export function statedWords(
  who: string,
  day: string | null,
  parts: readonly { allergens: readonly Allergen[] }[],
): string {
  if (day) return `${who} stated the allergens on ${day}; each dish says what it contains.`;
  const said = parts.some(({ allergens: held }) => held.length > 0)
    ? 'has not confirmed the allergens: a dish may contain more than it says.'
    : 'has not stated allergens.';
  return `${who} ${said} Ask them before you order for somebody with an allergy.`;
}
