import { anySite, campaignDishes, type CampaignDish, type Schemas } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { databaseNow } from '../../clock';
import { database, sql } from '../../database';
import { invalid, notFound } from '../../errors';
import { type PictureRecipe, pictureUrl, readRecipe } from '../../pictures';
import { prepared } from '../../prepared';
import { dollarsToCents } from '../../pricing';

type New = Schemas['NewCampaignBody']['campaign'];
type Changes = Schemas['CampaignBody']['campaign'];

const placeQuery = prepared('campaign-place', { id: 'int4' }, 'select id from places where id = $1');
const brandQuery = prepared(
  'campaign-brand',
  { id: 'int4' },
  'select id from brands where slug = $1 and active',
);
const hospitalKept = prepared(
  'campaign-hospital',
  { id: 'int4' },
  `with kept as (select id from hospitals where name = $1 and place_id = $2 and formatted_address = $3 order by id limit 1),
   made as (insert into hospitals (name, place_id, formatted_address)
     select $1, $2, $3 where not exists (select from kept) returning id)
   select id from kept union all select id from made`,
);
const started = prepared(
  'campaign-started',
  { id: 'int4' },
  `insert into campaigns (slug, campaign_type, name, summary, story, place_id, hospital_id, brand_id, goal_cents,
     meal_price_cents, ends_on, frame_ancestors)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
);
const locked = prepared(
  'campaign-locked',
  {
    ...{ name: 'text', summary: 'text', story: 'text', goal: 'int4', mealPrice: 'int4', endsOn: 'date?' },
    ...{ sites: 'text[]', hospitalId: 'int4?', hospital: 'text?', address: 'text?' },
    ...{ placeId: 'int4', picture: 'jsonb', type: 'text' },
  } as const,
  `select c.name, c.summary, c.story, c.goal_cents as goal, c.meal_price_cents as "mealPrice", c.ends_on as "endsOn",
     c.frame_ancestors as sites, c.hospital_id as "hospitalId", h.name as hospital, h.formatted_address as address,
     c.place_id as "placeId", c.picture, c.campaign_type as type
   from campaigns c left join hospitals h on h.id = c.hospital_id where c.id = $1 for update of c`,
);
const changed = prepared(
  'campaign-changed',
  {},
  `update campaigns set name = $2, summary = $3, story = $4, goal_cents = $5, meal_price_cents = $6, ends_on = $7,
     frame_ancestors = $8, hospital_id = $9, picture = $10, picture_alt = $11 where id = $1`,
);

/** Starts a campaign and answers its id; it is public at once. */
export async function startCampaign(said: New): Promise<number> {
  const { campaign_type: type, place_id: placeId, brand_slug: brandSlug, ends_on: endsOn } = said;
  const slug = said.slug ?? slugOf(said.name);
  if (!isAddress(slug))
    throw invalid('slug', 'exclusion', 'must be an address of its own, such as night-suppers');
  const isOfHospital = type === 'covid_hospital';
  for (const field of ['hospital_name', 'hospital_address'] as const)
    if (isOfHospital && said[field] === undefined) throw invalid(field, 'blank', 'is missing');
  if (!isOfHospital && brandSlug === undefined) throw invalid('brand_slug', 'blank', 'is missing');
  if (isOfHospital && brandSlug !== undefined)
    throw invalid('brand_slug', 'present', 'is for the campaign of a caterer');
  await refusePast(endsOn);
  return database.transaction(async (transaction) => {
    const [place] = await sql.within(transaction, placeQuery, [placeId]);
    if (!place) throw invalid('place_id', 'inclusion', 'is not one of our places');
    const [brand] = brandSlug === undefined ? [] : await sql.within(transaction, brandQuery, [brandSlug]);
    if (brandSlug !== undefined && !brand)
      throw invalid('brand_slug', 'inclusion', 'is not the address of a restaurant that sells here');
    const { hospital_name: hospital = '', hospital_address: address = '' } = said;
    const hospitalId = isOfHospital ? await keepHospital(hospital, address, placeId, transaction) : null;
    const [made] = await sql.within(transaction, started, [
      ...[slug, type, said.name, said.summary, said.story ?? '', placeId, hospitalId, brand?.id ?? null],
      dollarsToCents(said.goal, 'goal'),
      dollarsToCents(said.meal_price, 'meal_price'),
      endsOn ?? null,
      said.sites ?? [anySite],
    ]);
    if (!made) throw new Error('a campaign was not kept');
    await change(made.id, said, transaction);
    return made.id;
  });
}

/** Changes what a campaign says; its address, its kind and its place stay. */
export async function changeCampaign(id: number, said: Changes): Promise<void> {
  await refusePast(said.ends_on);
  await database.transaction((transaction) => change(id, said, transaction));
}

async function change(id: number, said: Changes, transaction: Transaction): Promise<void> {
  const [now] = await sql.within(transaction, locked, [id]);
  if (!now) throw notFound('This campaign could not be found.');
  const { hospital_name: hospital, hospital_address: address } = said;
  const movesHospital = hospital !== undefined || address !== undefined;
  if (movesHospital && now.type !== 'covid_hospital')
    throw invalid('hospital_name', 'present', 'is for the campaign of a hospital');
  const hospitalId = movesHospital
    ? await keepHospital(
        hospital ?? now.hospital ?? '',
        address ?? now.address ?? '',
        now.placeId,
        transaction,
      )
    : now.hospitalId;
  const name = said.name ?? now.name;
  const kept = readRecipe(now.picture, 'campaigns', id);
  const recipe: PictureRecipe = {
    ...kept,
    layout: 'cause',
    palette: said.palette ?? kept.palette,
    glyphs: said.dishes ?? kept.glyphs,
  };
  await sql.within(transaction, changed, [
    ...[id, name, said.summary ?? now.summary, said.story ?? now.story],
    said.goal === undefined ? now.goal : dollarsToCents(said.goal, 'goal'),
    said.meal_price === undefined ? now.mealPrice : dollarsToCents(said.meal_price, 'meal_price'),
    said.ends_on === undefined ? now.endsOn : said.ends_on,
    said.sites ?? now.sites,
    hospitalId,
    JSON.stringify({ ...recipe, url: pictureUrl('campaigns', id, recipe) }),
    `${name}: a shared table with ${dishesIn(recipe.glyphs)}, and a heart`,
  ]);
}

/** Words and digits make a slug; digits alone would be an id, and `caterers` begins other addresses. */
const isAddress = (slug: string) => /[a-z]/.test(slug) && slug !== 'caterers';

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

const dishesIn = (glyphs: readonly string[]) =>
  new Intl.ListFormat('en-US').format(
    glyphs.map((glyph) => campaignDishes[glyph as CampaignDish] ?? glyph.replaceAll('-', ' ')),
  );

async function refusePast(endsOn: string | null | undefined) {
  if (endsOn && endsOn < (await databaseNow(null)).toISOString().slice(0, 10))
    throw invalid('ends_on', 'in_past', 'has passed');
}

async function keepHospital(
  name: string,
  address: string,
  placeId: number,
  transaction: Transaction,
): Promise<number> {
  const [hospital] = await sql.within(transaction, hospitalKept, [name, placeId, address]);
  if (!hospital) throw new Error('a hospital was not kept');
  return hospital.id;
}
