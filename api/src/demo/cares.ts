import { addDays } from '../schedule';
import { pictureUrl, type PictureRecipe } from '../pictures';
import { addHours } from './clock';
import { glyphWords } from './food-glyphs';
import { firstNames, lastNames } from './people.data';
import { type Random } from '../random';
import { shortDollars, slugOf } from './wording';
import { type DemoDataset } from './dataset';

interface CampaignLine {
  name: string;
  placeId: number;
  /** A hospital's name and street; without one the campaign is a caterer's own. */
  hospital?: [string, string];
  summary: string;
  /** Its first news; `{kitchen}` stands for who cooks. */
  news: string;
  palette: string;
  glyphs: string[];
  goal: number;
  raised: number;
}

const lines: CampaignLine[] = [
  { name: 'Night shift suppers', placeId: 1, hospital: ['Gracechurch Hospital', '210 East 17th Street, New York, NY 10003'], summary: 'Hot suppers for the people who keep the wards going between midnight and six.', news: '{kitchen} carried the first trays up at one in the morning. The ward ate in two shifts and sent back clean dishes.', palette: 'indigo', glyphs: ['pot-of-food', 'bread', 'herb'], goal: 2_400_000, raised: 0.82 },
  { name: 'Breakfast at the changeover', placeId: 2, hospital: ['Harbor Light Medical Center', '75 Summer Street, Boston, MA 02111'], summary: 'Egg sandwiches and coffee at seven, when one shift goes home and the next begins.', news: 'At the first changeover, {kitchen} served eggs and coffee on both sides of the door, to those who left and those who came.', palette: 'honey', glyphs: ['sandwich', 'croissant', 'hot-beverage'], goal: 1_500_000, raised: 0.64 },
  { name: 'Bowls for the emergency room', placeId: 3, hospital: ['Lakeshore General', '640 North Wells Street, Chicago, IL 60654'], summary: 'A warm bowl that can wait ten minutes, for people who never get ten minutes.', news: '{kitchen} left the first bowls in insulated boxes. The last one was still warm when its nurse sat down at four.', palette: 'saffron', glyphs: ['curry-rice', 'steaming-bowl', 'herb'], goal: 1_800_000, raised: 0.47 },
  { name: 'Sunday lunch on the children’s floor', placeId: 5, hospital: ['Bayview Children’s Hospital', '88 Townsend Street, San Francisco, CA 94107'], summary: 'For families who eat out of machines all week: one laid table on Sunday.', news: 'Nine families sat at the first Sunday table. {kitchen} cooked pasta, because the children were asked first.', palette: 'leaf', glyphs: ['green-salad', 'poultry-leg', 'strawberry'], goal: 2_000_000, raised: 1.06 },
  { name: 'Saffron Street feeds the block', placeId: 1, summary: 'Saffron Street Kitchen cooks two hundred extra plates a week for the shelters of its own block.', news: '{kitchen} cooked the first extra plates beside its lunch service, and two shelters had a hot dinner.', palette: 'saffron', glyphs: ['curry-rice', 'flatbread', 'falafel'], goal: 1_200_000, raised: 0.71 },
  { name: 'The late bus kitchen', placeId: 15, summary: 'A hot box for every driver and cleaner of the night lines.', news: 'The first hot boxes went out with the last tram. {kitchen} packs them so that they open with one hand.', palette: 'ember', glyphs: ['burrito', 'bento-box', 'tamale'], goal: 900_000, raised: 0.35 },
  { name: 'Soup for the waiting rooms', placeId: 8, summary: 'Somebody always waits for somebody. They should not wait hungry.', news: '{kitchen} put the first soup kettle next to the coffee machine, and refilled it three times that evening.', palette: 'tomato', glyphs: ['soup-bowl', 'bread', 'tomato'], goal: 1_000_000, raised: 0.52 },
  { name: 'Tacos for the tutors', placeId: 6, summary: 'Volunteers teach until eight. Dinner is on the rest of us.', news: 'Twelve tutors ate tacos at eight. {kitchen} stayed to hear how the lessons went.', palette: 'terracotta', glyphs: ['taco', 'avocado', 'lime'], goal: 600_000, raised: 0.9 },
]; // prettier-ignore

const thanks = [
  'Thank you for what you do.',
  'From all of us on the third floor.',
  'For my sister, a night nurse.',
  'Keep cooking!',
  '',
  '',
  'In memory of Rosa.',
];
const amounts = [1_000, 1_500, 2_500, 2_500, 5_000, 5_000, 10_000, 25_000, 50_000];

/** Adds the campaigns with their hospitals, donations, meals brought, and updates. */
export function addCares(dataset: DemoDataset): void {
  lines.forEach((line, index) => addCampaign(dataset, line, index, dataset.random.fork(`cares/${index}`)));
}

function addCampaign(dataset: DemoDataset, line: CampaignLine, index: number, random: Random): void {
  const { tables } = dataset;
  const id = index + 1;
  const near = dataset.brands.filter(({ placeId }) => placeId === line.placeId);
  // A small marketplace has no kitchens in some places: the first kitchens lend a hand.
  const brand =
    (index === 4 ? dataset.brands[0] : random.pick(near.length > 0 ? near : dataset.brands)) ?? null;
  if (!brand) return;
  if (line.hospital)
    tables.add('hospitals', {
      id,
      name: line.hospital[0],
      place_id: line.placeId,
      formatted_address: line.hospital[1],
    });
  const recipe: PictureRecipe = {
    layout: 'cause',
    palette: line.palette,
    glyphs: line.glyphs,
    garnish: ['herb'],
    seed: 40 + id,
  };
  const mealPrice = random.pick([850, 1_000, 1_200]);
  // A small marketplace has small campaigns, as far along as large ones.
  const goal = dataset.size === 'full' ? line.goal : Math.round((line.goal * 0.15) / 10_000) * 10_000;
  tables.add('campaigns', {
    id,
    slug: slugOf(line.name),
    campaign_type: line.hospital ? 'covid_hospital' : 'covid_caterer',
    name: line.name,
    summary: line.summary,
    story: `${line.summary} Every ${shortDollars(mealPrice)} is one meal, cooked by ${brand.name} and brought by hand. Nothing is kept back for fees.`,
    picture: { url: pictureUrl('campaigns', id, recipe), ...recipe },
    picture_alt: `${line.name}: a shared table with ${glyphWords(line.glyphs)}, and a heart`,
    place_id: line.placeId,
    hospital_id: line.hospital ? id : null,
    brand_id: line.hospital ? null : brand.id,
    goal_cents: goal,
    meal_price_cents: mealPrice,
    frame_ancestors: [],
    ends_on: addDays(dataset.today, 30 + index * 9),
    created_at: addHours(dataset.now, -24 * (90 + index * 5)).toISOString(),
  });
  let raised = 0;
  while (raised < goal * line.raised) raised += addDonation(dataset, id, random);
  // Every meal was paid for; some of what was raised is still to be cooked.
  const brought = tensOf((raised / mealPrice) * (0.7 + random.next() * 0.2));
  let toBring = brought;
  for (let week = 5; week >= 1; week--) {
    const headcount = week === 1 ? toBring : tensOf((toBring / week) * (0.7 + random.next() * 0.6));
    toBring -= headcount;
    if (headcount > 0)
      tables.add('meal_deliveries', {
        id: tables.nextId('meal_deliveries'),
        campaign_id: id,
        brand_id: brand.id,
        delivered_on: addDays(dataset.today, -week * 9 - index),
        headcount,
      });
  }
  const first = brought < 100 ? 'first meals' : 'first hundred meals';
  const updates: [string, string][] = [[`The ${first} are out`, line.news.replace('{kitchen}', brand.name)]];
  if (raised * 2 >= goal)
    updates.push(['Halfway there', 'You carried this past the middle. The kitchen has ordered larger pots.']);
  updates.forEach(([title, body], order) =>
    tables.add('cause_updates', {
      id: tables.nextId('cause_updates'),
      campaign_id: id,
      title,
      body,
      featured: order === 0 && index < 4,
      published_at: addHours(dataset.now, -24 * (40 - order * 20 + index)).toISOString(),
    }),
  );
}

const tensOf = (meals: number): number => Math.floor(meals / 10) * 10;

function addDonation(dataset: DemoDataset, campaignId: number, random: Random): number {
  const id = dataset.tables.nextId('donations');
  const amount = random.pick(amounts);
  const first = random.pick(firstNames);
  const at = addHours(dataset.now, -24 * random.next() * 85).toISOString();
  dataset.tables.add('donations', {
    id,
    campaign_id: campaignId,
    donor_name: `${first} ${random.pick(lastNames).charAt(0)}.`,
    donor_email: `donor${id}@example.com`,
    anonymous: random.chance(0.2),
    message: random.pick(thanks),
    amount_cents: amount,
    status: 'paid',
    idempotency_key: `demo-donation-${id}`,
    stripe_payment_intent_id: `pi_demo_donation_${id}`,
    created_at: at,
    settled_at: at,
  });
  return amount;
}
