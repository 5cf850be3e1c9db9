import { allergens, type Allergen } from '@copper-carrot/contracts';
import { joinList } from './words';

/** 'Contains milk and tree nuts', as the caterer states it; empty where they state nothing. */
export const containsWords = (held: readonly Allergen[]): string =>
  held.length > 0 ? `Contains ${joinList(held.map((each) => allergens[each]))}` : '';
