import { type ChosenPresentation } from '@copper-carrot/contracts';
import { pictureUrl, type PictureRecipe } from '../pictures';
import { type Cuisine, type Dish } from './cuisines';
import { glyphsFor } from './food-glyphs';
import { type Random } from '../random';
import { sentenceCase } from './wording';
import { type DemoChoice, type DemoPackage, type DemoDataset } from './dataset';

interface Filling {
  made: DemoPackage;
  cuisine: Cuisine;
  mains: Dish[];
  setUp: string;
  random: Random;
}

/** Adds a package's choices: how it is presented, the mains to the headcount, the sides, what comes along, extras. */
export function addChoices(dataset: DemoDataset, { made, cuisine, mains, setUp, random }: Filling): void {
  const add = (choice: NewChoice) => addChoice(dataset, made, choice);
  const individual = made.presentation === 'individual';
  const unit = unitOf(made);
  if (made.presentation === 'mixed')
    add({
      type: 'presentation',
      subject: 'presentation',
      description: 'How would you like it served?',
      options: [
        { ...presented('Buffet style', 'shared trays for one long table'), presentationType: 'buffet' },
        {
          ...presented('Individually packaged', 'one labeled package for each person'),
          presentationType: 'individual',
        },
      ],
    });
  add({
    type: 'constant_sum',
    subject: cuisine.subject,
    description: `Choose a ${cuisine.subject} for each person`,
    incrementBy: made.incrementBy,
    unit,
    servingInfo:
      made.incrementBy > 1 ? `Each tray serves ${made.incrementBy}` : `One ${unit} for each person`,
    cuisine,
    options: mains.map((dish, index) => ({
      ...dish,
      priceCents: index === mains.length - 1 && random.chance(0.6) ? random.int(3, 10) * 50 : 0,
    })),
  });
  const sides = random.sample(cuisine.sides, random.int(3, Math.min(5, cuisine.sides.length)));
  add({
    type: 'choose_up_to',
    subject: made.mealType === 'dessert' ? 'extra' : 'side',
    description: individual ? 'Choose one to go into every package' : 'Choose up to two for the table',
    maximum: individual ? 1 : 2,
    servingInfo: 'Enough of each for everyone',
    options: sides.map((dish) => ({ ...dish, priceCents: 0 })),
  });
  add({
    type: 'included',
    description: 'Comes with every order',
    servingInfo: 'For the whole headcount',
    options: cuisine.included,
  });
  if (setUp === 'on_site')
    add({
      type: 'included',
      description: 'Serving staff, one for each begun twenty-five people above the minimum',
      incrementBy: 25,
      extraHeadcountCents: 9_500,
      unit: 'server',
      options: [presented('Serving staff', 'two hours, in aprons')],
    });
  add({
    type: 'add_on',
    description: 'Add to the table',
    options: random.sample(cuisine.extras, random.int(2, cuisine.extras.length)),
  });
}

const presented = (name: string, description: string): Dish => ({
  name,
  description,
  tags: [],
  allergens: [],
  priceCents: 0,
});

function unitOf({ name, incrementBy, mealType, categoryKey }: DemoPackage): string {
  if (incrementBy > 1) return 'serving';
  if (/bowl/i.test(name)) return 'bowl';
  if (/taco/i.test(name)) return 'taco plate';
  if (/sandwich|bánh mì|panini|wrap/i.test(name)) return 'sandwich';
  if (/box/i.test(name)) return 'box';
  return mealType === 'lunch_or_dinner' ? 'meal' : categoryKey === 'snack_drinks' ? 'cup' : 'portion';
}

interface NewChoice {
  type: DemoChoice['type'];
  description: string;
  options: (Dish & { presentationType?: ChosenPresentation })[];
  /** What one chooses, where a choice has to be made. */
  subject?: string;
  incrementBy?: number;
  unit?: string;
  maximum?: number;
  extraHeadcountCents?: number;
  servingInfo?: string;
  /** Of dishes that are pictured. */
  cuisine?: Cuisine;
}

const plural = (unit: string) => (/(s|x|ch)$/.test(unit) ? `${unit}es` : `${unit}s`);

function addChoice(dataset: DemoDataset, made: DemoPackage, choice: NewChoice): void {
  const { type, description, unit = 'serving', incrementBy = 1, servingInfo = '' } = choice;
  const id = dataset.tables.nextId('package_items');
  dataset.tables.add('package_items', {
    id,
    package_id: made.id,
    position: made.choices.length,
    has_choice: type !== 'included',
    choice_type: type,
    proper_choice_subject: choice.subject ?? null,
    description,
    increment_by: incrementBy,
    increment_subject: unit,
    increment_subject_plural: plural(unit),
    extra_headcount_price_cents: choice.extraHeadcountCents ?? 0,
    maximum_choosable_options: type === 'presentation' ? 1 : (choice.maximum ?? null),
    serving_info: servingInfo,
  });
  const options = choice.options.map(
    ({ name, description, tags, allergens, priceCents, presentationType = null }, position) => {
      const optionId = dataset.tables.nextId('package_item_options');
      const row = dataset.tables.add('package_item_options', {
        id: optionId,
        package_item_id: id,
        position,
        name: sentenceCase(name),
        description: sentenceCase(description),
        price_cents: priceCents,
        dietary_tags: tags,
        allergens,
        presentation_type: presentationType,
        ...(choice.cuisine && {
          picture: pictureOf(optionId, { name, description, tags }, choice.cuisine, dataset.random),
        }),
      });
      return { id: row.id, name: row.name, priceCents, dietaryTags: tags, allergens, presentationType };
    },
  );
  const extraHeadcountCents = choice.extraHeadcountCents ?? 0;
  made.choices.push({
    id,
    type,
    description,
    servingInfo,
    incrementBy,
    extraHeadcountCents,
    maximum: choice.maximum ?? null,
    options,
  });
}

/** A dish on a plate, as somebody sees it who picks their own meal. */
function pictureOf(
  id: number,
  dish: Pick<Dish, 'name' | 'description' | 'tags'>,
  cuisine: Cuisine,
  seeds: Random,
): PictureRecipe & { url: string } {
  const random = seeds.fork(`options/${id}`);
  const recipe: PictureRecipe = {
    layout: 'plate',
    palette: cuisine.palette,
    glyphs: glyphsFor([dish], cuisine, 2, random),
    garnish: random.sample(cuisine.garnish, 2),
    seed: random.int(1, 1e6),
  };
  return { url: pictureUrl('options', id, recipe), ...recipe };
}
