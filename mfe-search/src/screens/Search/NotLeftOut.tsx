import { Notice } from '@copper-carrot/shared-ui/Notice';
import { joinList } from '@copper-carrot/shared-ui/words';
import { notLeftOut } from '../../search/not-left-out';

const many = (one: string) =>
  one.replace(/(nut|almond|cashew|pecan|pistachio|egg|prawn|crab|lobster|allergen)$/, '$1s');

/** What the words ask to leave out and the search can't: nobody with an allergy is to take the results for safe. */
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
