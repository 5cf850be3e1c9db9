import type { DietaryTag, Schemas } from '@copper-carrot/contracts';
import { makeBrand, makeChoice, makeKitchen, makePackage } from '../../catalog/catalog.factory';
import { sql } from '../../database';
import type { TestClient } from '../../testing';
import { inDays } from '../order.factory';

export interface SomeOption {
  name: string;
  priceCents?: number;
  dietaryTags?: DietaryTag[];
}
export interface SomePackage {
  priceCents?: number;
  minimumHeadcount?: number;
  step?: number;
  mains: SomeOption[];
  sides?: SomeOption[];
  mostSides?: number;
  /** The delivery minimum, in cents. */
  deliveryMinimumCents?: number;
}

export const vegan: DietaryTag[] = ['vegan'];
export const glutenFree: DietaryTag[] = ['gluten_free'];

/** A package in New York with these mains, of which everyone has one, and these sides. */
export async function makeOffered(wanted: SomePackage) {
  const { priceCents = 1_200, minimumHeadcount = 10, step = 1, deliveryMinimumCents = 0 } = wanted;
  const brand = await makeBrand();
  await makeKitchen(
    brand.id,
    {},
    { tiers: [{ miles: 9, feeCents: 2_000, minimumCents: deliveryMinimumCents }] },
  );
  const pack = await makePackage(brand.id, { priceCents, minimumHeadcount, incrementBy: step });
  await sql.rows('update package_items set archived_at = now() where package_id = $1 and choice_type = $2', [
    pack.id,
    'constant_sum',
  ]);
  await makeChoice(
    pack.id,
    { choiceType: 'constant_sum', properChoiceSubject: 'main', incrementBy: step },
    wanted.mains,
  );
  if (wanted.sides)
    await makeChoice(
      pack.id,
      {
        choiceType: 'choose_up_to',
        properChoiceSubject: 'side',
        maximumChoosableOptions: wanted.mostSides ?? 2,
      },
      wanted.sides,
    );
  const options = await sql.rows<{ id: number; name: string }>(
    'select o.id, o.name from package_item_options o join package_items i on i.id = o.package_item_id where i.package_id = $1 and i.archived_at is null',
    [pack.id],
  );
  const idOf = (name: string) => options.find((option) => option.name === name)?.id ?? 0;
  return { brand, pack, idOf };
}

export const event = (headcount: number | null = 20) => ({
  headcount,
  formatted_address: '350 5th Ave, New York, NY 10001',
  start_date: inDays(3),
  start_time: '12:00',
});

export const propose = async (
  client: TestClient,
  path: string,
  body: Schemas['ProposeOrderBody'] | Schemas['ProposeMenuOrderBody'],
): Promise<Schemas['OrderProposal']> =>
  (
    (await client.post(`/cpi/v2/public/${path}/order/proposal`).send(body).expect(200)) as {
      body: Schemas['OrderProposal'];
    }
  ).body;

/** The preview of the proposed order. */
export async function previewOf(
  client: TestClient,
  path: string,
  asked: Schemas['ProposeOrderBody'],
  { lines }: Schemas['OrderProposal'],
): Promise<Schemas['OrderPreview']> {
  const { headcount, formatted_address, start_date, start_time } = asked;
  const options = lines.flatMap(({ option_id, qty }) => (option_id === null ? [] : [{ option_id, qty }]));
  const dishes = lines.flatMap(({ menu_item }) => menu_item ?? []);
  const order = path.startsWith('packages') ? { chosen_options: options } : { menu_items: dishes };
  const { body } = (await client
    .post(`/cpi/v1/orderer/${path}/order/preview`)
    .send({ headcount, formatted_address, start_date, start_time, order })
    .expect(200)) as { body: Schemas['OrderPreview'] };
  return body;
}
