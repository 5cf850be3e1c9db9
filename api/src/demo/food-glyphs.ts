import { type Random } from '../random';
import { type Cuisine, type Dish } from './cuisines';
import { listed } from './wording';

/** Words of a dish, and the glyph that shows it; the first that fits is what the picture is about. */
const byWord: readonly (readonly [RegExp, string])[] = [
  [/burrito|machaca/i, 'burrito'],
  [/taco\b|tacos|tinga|carnitas|pibil/i, 'taco'],
  [/tamale/i, 'tamale'],
  [/bagel/i, 'bagel'],
  [/croissant|pain au/i, 'croissant'],
  [/cupcake/i, 'cupcake'],
  [/cookie|snickerdoodle|biscotti|shortbread/i, 'cookie'],
  [/brownie|blondie|chocolate bark|chocolate square|fudge/i, 'chocolate-bar'],
  [/(?<!english )muffin/i, 'muffin'],
  [/turnover/i, 'turnover'],
  [/tres leches/i, 'shortcake'],
  [/baklava/i, 'baklava'],
  [/éclair/i, 'eclair'],
  [/meringue|\btart(let)?s?\b|danish|frangipane/i, 'tartlet'],
  [/\bpies?\b|cobbler/i, 'pie'],
  [/crab/i, 'crab'],
  [/spring roll/i, 'dumpling'],
  [/rice crackers/i, 'rice-cracker'],
  [/meatloaf|jerky|burnt ends/i, 'cut-of-meat'],
  [/doughnut|churro|festival/i, 'doughnut'],
  [/pizza|calzone|square pie|margherita|pepperoni/i, 'pizza'],
  [/spaghetti|pasta|lasagna|rigatoni|penne|orecchiette|fusilli/i, 'spaghetti'],
  [/ice cream|gelato|sundae|cones/i, 'ice-cream'],
  [/frozen yogurt|sorbet|vanilla/i, 'soft-ice-cream'],
  [/shaved ice/i, 'shaved-ice'],
  [/sushi|roll\b|futomaki|poke|sashimi|chirashi/i, 'sushi'],
  [/bento|dosirak|boxed/i, 'bento-box'],
  [/dumpling|gyoza|shumai|dim sum|bao\b|momo/i, 'dumpling'],
  [/bánh mì|baguette|hoagie|panini|panino/i, 'baguette-bread'],
  [/shawarma|\bgyro|\broti\b|kathi|\bwraps?\b|\bpita\b/i, 'stuffed-flatbread'],
  [/falafel|arancini/i, 'falafel'],
  [/kofta|meatball/i, 'meatball'],
  [/burger|slider|loco moco/i, 'hamburger'],
  [/sandwich|deli|torta|ciabatta|sourdough|club/i, 'sandwich'],
  [/pad thai|noodle|pho\b|ramen|pancit|japchae|vermicelli|dan dan/i, 'steaming-bowl'],
  [/\bdal\b/i, 'lentil-bowl'],
  [/chana|chickpea and potato curry/i, 'chickpea-bowl'],
  [/(fish|prawn|shrimp)[\w ]* curry/i, 'fish-curry'],
  [/green curry|saag/i, 'green-curry'],
  [/biryani|curry|masala|saag|dal\b|rendang|adobo|thali/i, 'curry-rice'],
  [/naan|flatbread/i, 'flatbread'],
  [/tofu|tempeh|soy curl/i, 'tofu'],
  [/paneer|halloumi/i, 'paneer'],
  [/shrimp|ebi\b|prawn|tempura/i, 'fried-shrimp'],
  [/salmon|\blox\b|trout|\bcod\b|snapper|mahi|catfish|whitefish|\bfish\b|\btuna\b|mackerel|branzino/i, 'fish-fillet'],
  [/chicken|dak galbi|\bhens?\b|duck|turkey|\bwings|inasal/i, 'poultry-leg'],
  [/\bribs?\b|\blamb|kebab|souvlaki|satay|skewer|oxtail|\bgoat\b(?! cheese)/i, 'meat-on-bone'],
  [/beef|steak|brisket|bulgogi|galbi|pork|asada|\bham\b|prosciutto|salami|saucisson|sausage|lechon|charcuterie/i, 'cut-of-meat'],
  [/musubi|onigiri|luau|kimbap|futomaki/i, 'rice-ball'],
  [/salad|kale|arugula|greens|slaw|cobb/i, 'green-salad'],
  [/açaí|parfait|oats|yogurt|granola|chia|skyr/i, 'parfait-bowl'],
  [/hummus|tzatziki|white bean|dip\b|mezze/i, 'dip-bowl'],
  [/pancake/i, 'pancakes'],
  [/waffle/i, 'waffle'],
  [/\beggs?\b|frittata|scramble|migas|skillet|hot breakfast/i, 'cooking'],
  [/bacon/i, 'bacon'],
  [/cake|petit four|tiramisu|macarons?\b|celebration/i, 'shortcake'],
  [/custard|flan|pudding/i, 'custard'],
  [/watermelon/i, 'watermelon'],
  [/pineapple|tropical/i, 'pineapple'],
  [/mango/i, 'mango'],
  [/blueberr/i, 'blueberries'],
  [/strawberr|berries|berry/i, 'strawberry'],
  [/grape/i, 'grapes'],
  [/kiwi/i, 'kiwi-fruit'],
  [/melon|cantaloupe/i, 'melon'],
  [/citrus|orange|clementine|mandarin/i, 'tangerine'],
  [/banana|plantain/i, 'banana'],
  [/apple/i, 'red-apple'],
  [/cheese|brie|manchego|gruyère|cheddar|feta/i, 'cheese-wedge'],
  [/fries|chips/i, 'french-fries'],
  [/potato|papas|aloo/i, 'potato'],
  [/\bcorn\b|grits|esquites/i, 'ear-of-corn'],
  [/avocado|guacamole/i, 'avocado'],
  [/mushroom|portobello/i, 'stuffed-mushroom'],
  [/tomato|caprese/i, 'tomato'],
  [/cauliflower|gobi/i, 'cauliflower'],
  [/broccoli/i, 'broccoli'],
  [/eggplant|baba/i, 'eggplant'],
  [/crudités|carrot/i, 'carrot'],
  [/pepper|poblano|chile/i, 'bell-pepper'],
  [/cucumber|pickle/i, 'cucumber'],
  [/popcorn|movie/i, 'popcorn'],
  [/pretzel/i, 'pretzel'],
  [/peanut|trail|nuts/i, 'peanuts'],
  [/bubble tea|boba|pearls/i, 'bubble-tea'],
  [/coffee|brew|espresso|chocolate/i, 'hot-beverage'],
  [/\btea\b|\bchai\b/i, 'teapot'],
  [/juice|smoothie|lemonade|fresca|lassi|horchata|punch/i, 'tropical-drink'],
  [/gumbo|soup|chili|stew|boil/i, 'pot-of-food'],
  [/rice(?! crackers)|bibimbap|nasi|donburi/i, 'cooked-rice'],
  [/toast|bread|bun\b|muffin/i, 'bread'],
]; // prettier-ignore

const meat = ['poultry-leg', 'meat-on-bone', 'cut-of-meat', 'bacon', 'hot-dog'];
const fish = [
  'fish-fillet',
  'crab',
  'fried-shrimp',
  'shrimp',
  'sushi',
  'fish-cake-with-swirl',
  'shallow-pan-of-food',
];
const fromAnimals = ['paneer', 'cheese-wedge', 'cooking', 'butter', 'glass-of-milk', 'custard'];

/** Whether a glyph may stand for a dish: it shows nothing that the dish's diet leaves out. */
function fitsDiet(glyph: string, tags: Dish['tags']): boolean {
  if (tags.includes('vegan') && fromAnimals.includes(glyph)) return false;
  return !tags.includes('vegetarian') || ![...meat, ...fish].includes(glyph);
}

type Shown = Pick<Dish, 'name' | 'description' | 'tags'>;

/** What everything of a cuisine is, whatever lies in it or on it, and what a dish of it may be instead. */
const shapes: Record<string, readonly string[]> = {
  breakfast_sandwiches: ['sandwich', 'burrito', 'stuffed-flatbread'],
  breakfast_tacos: ['taco', 'burrito'],
  lunch_sandwiches: ['sandwich', 'baguette-bread', 'stuffed-flatbread'],
  lunch_pizza: ['pizza'],
  lunch_salads: ['green-salad'],
  dessert_frozen: ['ice-cream', 'soft-ice-cream', 'shaved-ice'],
};
/** What may lie beside a dish that holds it. */
const plants = [
  'tomato', 'avocado', 'brown-mushroom', 'bell-pepper', 'cucumber', 'carrot', 'broccoli', 'cauliflower', 'eggplant', 'potato',
  'ear-of-corn', 'strawberry', 'blueberries', 'mango', 'pineapple', 'banana', 'red-apple', 'grapes', 'tangerine',
]; // prettier-ignore

/** All that a dish's words speak of, the name's before the description's, that its diet allows. */
const spokenBy = ({ name, description, tags }: Shown): string[] =>
  [name, description]
    .flatMap((words) => byWord.filter(([word]) => word.test(words)).map(([, glyph]) => glyph))
    .filter((glyph) => fitsDiet(glyph, tags));

/** What a dish looks like, best first: its cuisine's shape, else all that it speaks of; nothing where no glyph would be true. */
function glyphsOfDish(dish: Shown, { key }: Cuisine): string[] {
  const spoken = spokenBy(dish);
  const shape = shapes[key];
  return shape ? [spoken.find((glyph) => shape.includes(glyph)) ?? shape[0] ?? 'herb'] : spoken;
}

/** One glyph a dish; where another dish has it already, such as a second curry, what else tells this one apart. */
const shownBy = (dishes: readonly Shown[], cuisine: Cuisine): string[] =>
  dishes.reduce<string[]>((shown, dish) => {
    const another = glyphsOfDish(dish, cuisine).find((glyph) => !shown.includes(glyph));
    return another ? [...shown, another] : shown;
  }, []);

/** What a picture of dishes shows: each dish by one glyph, the first dishes first, then what lies in them; no animal that nobody speaks of. */
export function glyphsFor(
  dishes: readonly Shown[],
  cuisine: Cuisine,
  count: number,
  random: Random,
): string[] {
  const shown = shownBy(dishes, cuisine);
  // Where all dishes have one shape, what is in them tells them apart.
  const beside =
    cuisine.key in shapes ? dishes.flatMap(spokenBy).filter((glyph) => plants.includes(glyph)) : [];
  const spare = random
    .shuffle(cuisine.glyphs)
    .filter((glyph) => [...plants, 'olive', 'bread', 'flatbread', 'cooked-rice'].includes(glyph));
  const all = [...new Set([...shown, ...beside])].slice(0, count);
  return all.length > 0 ? all : [spare[0] ?? cuisine.garnish[0] ?? 'herb'];
}

/** Words that a package's name and one of its dishes share, however many of it there are. */
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/s$/, ''));
const isNamedIn = (title: string, { name }: Shown) => {
  const named = wordsOf(name);
  return wordsOf(title).some((word) => named.includes(word));
};

/** A package's dishes, those that its name speaks of first; it has one of them, where its kitchen cooks any. */
export function dishesOf(title: string, picked: readonly Dish[], all: readonly Dish[]): Dish[] {
  const named = picked.filter((dish) => isNamedIn(title, dish));
  const missing = named.length > 0 ? undefined : all.find((dish) => isNamedIn(title, dish));
  if (missing) return [missing, ...picked.slice(0, -1)];
  return [...named, ...picked.filter((dish) => !named.includes(dish))];
}

const names: Record<string, string> = {
  'cut-of-meat': 'sliced meat',
  'meat-on-bone': 'meat on the bone',
  'poultry-leg': 'chicken',
  cooking: 'fried eggs',
  'fish-cake-with-swirl': 'fish cake',
  'ear-of-corn': 'corn',
  'pot-of-food': 'a pot of stew',
  'shallow-pan-of-food': 'a pan of rice and seafood',
  'parfait-bowl': 'a bowl of yogurt with berries',
  'dip-bowl': 'a bowl of dip',
  'soup-bowl': 'a bowl of soup',
  meatball: 'meatballs',
  'stuffed-mushroom': 'stuffed mushrooms',
  'stuffed-flatbread': 'filled flatbread',
  'cooked-rice': 'rice',
  'curry-rice': 'curry with rice',
  'lentil-bowl': 'a bowl of lentils',
  'chickpea-bowl': 'a bowl of chickpeas in sauce',
  'fish-curry': 'a bowl of seafood curry',
  'green-curry': 'a bowl of green curry',
  'steaming-bowl': 'noodle bowls',
  'takeout-box': 'a takeout box',
  'baguette-bread': 'baguette',
  'fried-shrimp': 'shrimp',
  'cup-with-straw': 'a cold drink',
  'tropical-drink': 'a fruit drink',
  'hot-beverage': 'coffee',
  'fish-fillet': 'fish fillets',
  eclair: 'éclairs',
  tartlet: 'tartlets',
  herb: 'herbs',
};

/** Glyphs as words, for alt texts. */
export const glyphWords = (glyphs: readonly string[]) =>
  listed([...new Set(glyphs)].map((glyph) => names[glyph] ?? glyph.replaceAll('-', ' ')));
