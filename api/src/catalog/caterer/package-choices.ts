import type { Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { databaseNow } from '../../clock';
import { sql } from '../../database';
import { invalid } from '../../errors';
import { dollarsToCents } from '../../pricing';
import { prepared } from '../../prepared';
import { type Package, PackageItem, PackageItemOption } from '../package.model';

type Choice = NonNullable<Schemas['PackageBody']['package']['choices']>[number];

/** The headcount's grid begins at its minimum, and every exact sum lies on it. */
export function requireGrid(pack: Package, steps: readonly number[]): void {
  const { minimumHeadcount: least, maximumHeadcount: most, incrementBy: step } = pack;
  if (most < least)
    throw invalid('maximum_headcount', 'greater_than_or_equal_to', 'must be no less than the minimum');
  if (least % step !== 0) throw invalid('minimum_headcount', 'multiple_of', `must be a multiple of ${step}`);
  if (steps.some((each) => step % each !== 0))
    throw invalid('increment_by', 'multiple_of', 'must be a multiple of the step of each exact choice');
}

export const stepsOf = (choices: readonly Choice[]) =>
  choices
    .filter(({ choice_type: type }) => type === 'constant_sum')
    .map(({ increment_by: step = 1 }) => step);

/** What a package of choices must be to be ordered at all. */
export function requireChoices(choices: readonly Choice[]): void {
  if (choices.filter(({ choice_type: type }) => type === 'presentation').length > 1)
    throw invalid('choices', 'presentation', 'may have one choice of how it is served at most');
  if (choices.some(({ choice_type: type, options }) => type !== 'included' && options.length === 0))
    throw invalid('choices', 'blank', 'must each have an option');
}

/** Whether choices state the allergens of all food in them; how it is served is none. */
export const stateAllergens = (choices: readonly Choice[]): boolean =>
  choices
    .filter(({ choice_type: type }) => type !== 'presentation')
    .every(({ options }) => options.length > 0 && options.every(({ allergens }) => allergens));

const sameFoodKept = prepared(
  'options-keep-their-food',
  {},
  `update package_item_options o set menu_item_id = was.menu_item_id, picture = was.picture
   from package_items i, package_item_options was, package_items had
   where i.id = o.package_item_id and i.package_id = $1 and i.archived_at is null and had.id = was.package_item_id
     and had.package_id = $1 and had.archived_at = $2 and was.archived_at is null and was.created_by_order_id is null
     and was.name = o.name`,
);

/** Archives the choices of a package and puts others in their place; an option keeps its dish and picture, by its name. */
export async function replaceChoices(
  packageId: number,
  choices: readonly Choice[],
  transaction: Transaction,
) {
  const archivedAt = await databaseNow(transaction);
  const live = { packageId, archivedAt: null };
  await PackageItem.update({ archivedAt }, { where: live, transaction });
  for (const [position, choice] of choices.entries()) {
    const item = await PackageItem.create(
      {
        packageId,
        position,
        choiceType: choice.choice_type,
        hasChoice: choice.choice_type !== 'included',
        properChoiceSubject: choice.proper_choice_subject ?? null,
        description: choice.description ?? '',
        servingInfo: choice.serving_info ?? '',
        incrementBy: choice.increment_by ?? 1,
        maximumChoosableOptions: choice.maximum_choosable_options ?? null,
        incrementSubject: choice.increment_subject ?? 'serving',
        incrementSubjectPlural: choice.increment_subject_plural ?? 'servings',
        extraHeadcountPriceCents: dollarsToCents(choice.extra_headcount_price ?? 0),
      },
      { transaction },
    );
    await PackageItemOption.bulkCreate(
      choice.options.map((option, place) => ({
        packageItemId: item.id,
        position: place,
        name: option.name,
        description: option.description ?? '',
        priceCents: dollarsToCents(option.price ?? 0),
        dietaryTags: option.dietary_tags ?? [],
        allergens: option.allergens ?? [],
        presentationType: option.presentation_type ?? null,
      })),
      { transaction },
    );
  }
  await sql.within(transaction, sameFoodKept, [packageId, archivedAt]);
}
