import { type Allergen, allergens, dietaryNames, type DietaryTag } from '@copper-carrot/contracts';
import { TagGroup } from '@copper-carrot/shared-ui/TagGroup';
import { sentence } from './food-words';

/** What a caterer says of food: for which diets it is, and what is in it. */
export interface Marks {
  dietary_tags: DietaryTag[];
  allergens: Allergen[];
}

const diets = Object.entries(dietaryNames).map(([id, label]) => ({ id, label }));
const held = Object.entries(allergens).map(([id, label]) => ({ id, label: sentence(label) }));
const isDiet = (id: string): id is DietaryTag => id in dietaryNames;
const isAllergen = (id: string): id is Allergen => id in allergens;

/** Chooses dietary marks and allergens; nuts are marked where they are in it. */
export function FoodMarks({ value, onChange }: { value: Marks; onChange: (value: Marks) => void }) {
  return (
    <>
      <TagGroup
        label="Dietary marks"
        items={diets}
        selected={value.dietary_tags}
        onSelect={(ids) => onChange({ ...value, dietary_tags: ids.filter(isDiet) })}
      />
      <TagGroup
        label="Contains"
        items={held}
        selected={value.allergens}
        onSelect={(ids) => onChange(withNuts({ ...value, allergens: ids.filter(isAllergen) }))}
      />
    </>
  );
}

/** Food with nuts in it warns of them. */
const withNuts = (marks: Marks): Marks =>
  marks.allergens.some((each) => each === 'tree_nuts' || each === 'peanuts') &&
  !marks.dietary_tags.includes('contains_nuts')
    ? { ...marks, dietary_tags: [...marks.dietary_tags, 'contains_nuts'] }
    : marks;
