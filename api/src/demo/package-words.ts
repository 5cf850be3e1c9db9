import type { Presentation } from '../places';
import type { Random } from '../random';
import type { Cuisine, ServedAs } from './cuisines';
import { listed, sentenceCase, slugOf } from './wording';

export function* packageNames(
  cuisine: Cuisine,
  presentation: Presentation,
  random: Random,
): Iterable<string> {
  const formats =
    presentation === 'buffet'
      ? cuisine.buffet
      : presentation === 'individual'
        ? cuisine.box
        : [...cuisine.buffet, ...cuisine.box];
  for (let attempt = 0; attempt < 300; attempt++) {
    const format = random.pick(formats);
    const style = random.pick(cuisine.styles);
    const [firstWord = ''] = format.split(' ');
    if (sharesWord(style, format)) continue;
    const plain = format.charAt(0).toLowerCase() + format.slice(1);
    // A proper noun keeps its capital after the style.
    yield attempt > 0 || random.chance(0.8)
      ? `${style} ${properNouns.has(firstWord) ? format : plain}`
      : format;
  }
}
const sharesWord = (style: string, format: string) => {
  const words = new Set(style.toLowerCase().split(' '));
  return format
    .toLowerCase()
    .split(' ')
    .some((word) => words.has(word));
};
const properNouns = new Set(['Caesar', 'Korean', 'Thai', 'Isan', 'Lowcountry']);

export function* slugCandidates(text: string): Iterable<string> {
  yield slugOf(text);
  for (let number = 2; number < 50; number++) yield `${slugOf(text)}-${number}`;
}

/** How what is set on a table comes there: nothing that is eaten cold arrives hot. */
const onTheTable: Record<ServedAs, readonly string[]> = {
  hot: [
    'Arrives hot in covered trays, with labels and all it takes to serve it.',
    'Set it on any long table: the trays come in the order of the line.',
    'Made the same morning and brought in insulated carriers.',
    'Good for a room that eats standing up.',
  ],
  cold: [
    'Arrives laid out under covers, with labels and all it takes to serve it.',
    'Set it on any long table: it comes in the order of the line.',
    'Made the same morning and brought ready to set down.',
    'Good for a room that eats standing up.',
  ],
  frozen: [
    'Arrives in an insulated chest, with scoops and labels.',
    'Set it on any long table: it comes in the order of the line.',
    'Made the day before and brought on dry ice.',
    'Good for a room that eats standing up.',
  ],
  drinks: [
    'Arrives in insulated dispensers, with cups and labels.',
    'Set it on any long table: the dispensers come in the order of the line.',
    'Made the same morning and brought ready to pour.',
    'Good for a room that stands and talks.',
  ],
};
const endingsOf = (presentation: Presentation, served: ServedAs): readonly string[] =>
  presentation === 'buffet' ? onTheTable[served] : endings[presentation];
const endings: Record<Exclude<Presentation, 'buffet'>, readonly string[]> = {
  individual: [
    'Each one is closed, labeled with its name and its allergens, and ready to hand out.',
    'Packed one by one, so that desks and meeting rooms both work.',
    'Nobody waits in a line: everyone gets their own.',
    'Comes stacked by choice, with a count on every bag.',
  ],
  mixed: [
    'Have it for the whole table or packed one by one; the price is the same.',
    'Serve it as a buffet or as single portions: choose when you order.',
  ],
};

export function describe(
  cuisine: Cuisine,
  mains: string[],
  presentation: Presentation,
  random: Random,
): string {
  const [one = '', two = '', three = ''] = mains;
  const included = random.sample(cuisine.included, 2).map(({ name }) => name);
  const side = random.pick(cuisine.sides).name;
  const openings = [
    `${sentenceCase(one)}, ${two} and ${three}, with ${listed(included)}.`,
    `Choose among ${listed([one, two, three])}; ${listed(included)} come along.`,
    `Our ${one} with ${side}, ${two} for those who would rather, and ${included[0]} for everyone.`,
    `${sentenceCase(one)} and ${two} at the center, ${side} beside them, and ${included[0]} for everyone.`,
  ];
  return `${random.pick(openings)} ${random.pick(endingsOf(presentation, cuisine.served))}`;
}
