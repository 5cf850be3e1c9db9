import { suitsDiet, type ChoiceType, type DietaryTag } from '@copper-carrot/contracts';

/** What somebody keeps to; the remaining mark, of nuts, warns. */
type Diet = Exclude<DietaryTag, 'contains_nuts'>;

/** A choice of a package as far as diets go. */
export interface Course {
  choiceType: ChoiceType;
  hasChoice: boolean;
  /** Whether it says what is to be picked. */
  proper: boolean;
  /** The marks of each of its options. */
  marks: readonly (readonly DietaryTag[])[];
}

export const diets: readonly Diet[] = ['vegetarian', 'vegan', 'gluten_free', 'dairy_free'];

/** How many options of a course somebody with a diet can eat. */
export const fittingOf = ({ marks }: Pick<Course, 'marks'>, diet: Diet): number =>
  marks.filter((those) => suitsDiet(those, diet)).length;

/** Whether people pick food in it: neither how it comes, nor what is brought or bought beside the meal. */
export const isCourse = ({ choiceType, hasChoice }: Pick<Course, 'choiceType' | 'hasChoice'>): boolean =>
  hasChoice && (choiceType === 'constant_sum' || choiceType === 'choose_up_to');

/** What a meal is made of: all that has to be picked, or where nothing has to, what comes with every order. */
function mealOf(courses: readonly Course[]): readonly Course[] {
  const picked = courses.filter(
    (each) => isCourse(each) && (each.choiceType === 'constant_sum' || each.proper),
  );
  if (picked.length > 0) return picked;
  return courses.filter(({ choiceType, marks }) => choiceType === 'included' && marks.length > 0);
}

/** Whether somebody with a diet gets a full meal: something of each of its courses. */
export function hasFullMeal(courses: readonly Course[], diet: Diet): boolean {
  const meal = mealOf(courses);
  return meal.length > 0 && meal.every((course) => fittingOf(course, diet) > 0);
}

/** The marks of a package: the diets that get a full meal of it, and a warning as soon as one thing has nuts. */
export function marksOfPackage(courses: readonly Course[]): DietaryTag[] {
  const hasNuts = courses.some(({ marks }) => marks.some((those) => those.includes('contains_nuts')));
  return [
    ...diets.filter((diet) => hasFullMeal(courses, diet)),
    ...(hasNuts ? ['contains_nuts' as const] : []),
  ];
}
