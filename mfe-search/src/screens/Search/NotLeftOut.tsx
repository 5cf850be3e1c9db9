import { Notice } from '@copper-carrot/shared-ui/Notice';
import { joinList } from '@copper-carrot/shared-ui/words';
import { notLeftOut } from '../../search/not-left-out';

const many = (one: string) =>
  one.replace(/(nut|almond|cashew|pecan|pistachio|egg|prawn|crab|lobster|allergen)$/, '$1s');

/**
 * Names the ingredients that the search can't exclude, so that results are not taken as safe for an
 * allergy.
 */
export function NotLeftOut({ text }: { text: string }) {
  const { allergens, wishes } = notLeftOut(text);
  if (allergens.length + wishes.length === 0) return null;
  return (
    <Notice tone="warning" live>
      {allergens.length > 0 && (
        <p>
          We can’t leave out {joinList(allergens.map(many))} for you: each package says which of its dishes
          contain them.
        </p>
      )}
      {wishes.length > 0 && (
        <p>
          We can’t search by {joinList(wishes.map((each) => `“${each}”`))}: each package names its dishes.
        </p>
      )}
    </Notice>
  );
}
