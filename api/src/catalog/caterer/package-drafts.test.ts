import type { List, Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { inDays, makeCaterer, makeCart, makeReadyCart, type Caterer } from '../../orders/order.factory';
import {
  client,
  makeUser,
  signedIn,
  timeComesForJob,
  useLocalServices,
  type TestClient,
} from '../../testing';
import { pictureOptions } from '../catalog.factory';
import { beginDraftPackage } from './publish-package';

useLocalServices();

const base = '/cpi/v2/caterer/caterer_draft_packages';
let caterer: Caterer;
let owner: TestClient;
beforeAll(async () => {
  caterer = await makeCaterer();
  owner = await signedIn(caterer.cook);
});

type Said = Partial<Schemas['NewDraftPackageBody']['caterer_draft_package']>;
const begin = async (said: Said) =>
  (await owner.post(base).send({ caterer_draft_package: said }).expect(201)).body as Schemas['DraftPackage'];
const write = (id: number, said: Said) => owner.patch(`${base}/${id}`).send({ caterer_draft_package: said });
const publish = (id: number, begins_on: string | null = null) =>
  owner.post(`${base}/${id}/publish`).send({ publish: { begins_on } });
const read = async (id: number) =>
  (await owner.get(`${base}/${id}`).expect(200)).body as Schemas['DraftPackage'];
const fieldsOf = ({ body }: { body: unknown }) => Object.keys((body as Schemas['Error']).fields);

/** What search says that a package costs; undefined where it does not find it. */
async function priceInSearch(packageId: number | null): Promise<number | undefined> {
  const { body } = (await client()
    .get('/cpi/v1/public/packages/search')
    .query({ place_id: 1, brand_id: [caterer.brand.id] })
    .expect(200)) as { body: Schemas['PackageSearch'] };
  return body.records.find(({ id }) => id === packageId)?.price;
}
const agreed = async ({ orderer, orderId }: { orderer: TestClient; orderId: number }) => {
  const { body } = (await orderer.get(`/cpi/v1/orderer/orders/${orderId}`).expect(200)) as {
    body: Schemas['Order'];
  };
  return { pricing: body.pricing, options: body.chosen_options };
};

test('[API-074] a draft changes nothing that is sold until it is published; then search has it and orders keep what they agreed to', async () => {
  const placed = await makeReadyCart(caterer);
  await placed.orderer.post(`/cpi/v1/orderer/orders/${placed.orderId}/submit`).send({}).expect(200);
  await makeCart(caterer);
  const before = await agreed(placed);
  const { id: packageId } = caterer.pack;
  const price = await priceInSearch(packageId);
  const draft = await begin({ package_id: packageId });
  expect(draft).toMatchObject({ package_id: packageId, content: draft.live, order_count: 1, cart_count: 1 });
  const choices = draft.content.choices.map((choice) =>
    choice.choice_type === 'constant_sum'
      ? { ...choice, options: [{ name: 'Al pastor', price: 2 }, ...choice.options] }
      : choice,
  );
  const written = (await write(draft.id, { price: 18, choices }).expect(200)).body as Schemas['DraftPackage'];
  expect(written).toMatchObject({ content: { price: 18 }, live: { price: 15 } });
  // Beginning again goes on with the one that is open.
  expect(await begin({ package_id: packageId })).toMatchObject({ id: draft.id, content: { price: 18 } });
  expect(await priceInSearch(packageId)).toBe(price);

  // What is changed at once meanwhile stays changed.
  await owner
    .patch(`/cpi/v1/caterer/packages/${packageId}`)
    .send({ package: { description: 'By the river' } })
    .expect(200);
  await publish(draft.id).expect(200);
  expect(await priceInSearch(packageId)).toBe(18);
  const { body: sold } = (await client().get(`/cpi/v1/public/packages/${caterer.pack.slug}`).expect(200)) as {
    body: Schemas['Package'];
  };
  expect(sold).toMatchObject({ price: 18, description: 'By the river', allergens_stated_on: null });
  expect(sold.choices[1]?.options[0]).toMatchObject({ name: 'Al pastor', price: 2 });
  expect(await agreed(placed)).toEqual(before);
  expect((await publish(draft.id).expect(409)).body).toMatchObject({ code: 'draft_package-published' });
  await write(draft.id, { price: 1 }).expect(409);
});

test('[API-074] a new package is a draft first, and is refused by the field that is wrong', async () => {
  expect(
    fieldsOf(
      await owner
        .post(base)
        .send({ caterer_draft_package: { name: 'Brunch' } })
        .expect(422),
    ),
  ).toEqual(['price']);
  const categories = (await owner.get('/cpi/v2/caterer/package_categories').expect(200)).body as List<
    Schemas['PackageCategory']
  >;
  const draft = await begin({
    ...{ name: 'Brunch', price: 12, package_category_id: categories.records[0]?.id },
  });
  expect(draft).toMatchObject({ package_id: null, live: null, status: 'draft' });
  expect(
    fieldsOf(
      await write(draft.id, { choices: [{ choice_type: 'add_on', options: [{ name: '' }] }] }).expect(422),
    ),
  ).toEqual(['choices.0.options.0.name']);
  await write(draft.id, { maximum_headcount: 5 }).expect(200);
  expect(fieldsOf(await publish(draft.id).expect(422))).toEqual(['maximum_headcount']);
  await write(draft.id, {
    maximum_headcount: 50,
    choices: [{ choice_type: 'constant_sum', options: [{ name: 'Eggs' }] }],
  }).expect(200);
  const { body: done } = (await publish(draft.id).expect(200)) as { body: Schemas['DraftPackage'] };
  expect(done).toMatchObject({ status: 'published', content: { name: 'Brunch', price: 12 } });
  expect(await priceInSearch(done.package_id)).toBe(12);
  const listed = (await owner.get(base).expect(200)).body as List<Schemas['DraftPackageRecord']>;
  expect(listed.records.map(({ id }) => id)).not.toContain(draft.id);
});

test('[API-074] a draft begins on its day, unless it was changed meanwhile', async () => {
  const { id: packageId } = (await makeCaterer()).pack;
  await sql.rows('update packages set brand_id = $2 where id = $1', [packageId, caterer.brand.id]);
  const draft = await begin({ package_id: packageId, price: 21 });
  expect(fieldsOf(await publish(draft.id, inDays(0)).expect(422))).toEqual(['begins_on']);
  const job = { id: draft.id, brandId: caterer.brand.id };
  await publish(draft.id, inDays(4)).expect(200);
  expect(await read(draft.id)).toMatchObject({ status: 'scheduled', begins_on: inDays(4) });
  expect(await priceInSearch(packageId)).toBe(15);
  await write(draft.id, { price: 22 }).expect(200);
  await timeComesForJob(beginDraftPackage, job);
  expect(await read(draft.id)).toMatchObject({ status: 'draft', begins_on: null });

  await publish(draft.id, inDays(4)).expect(200);
  await sql.rows('update draft_packages set begins_on = $2 where id = $1', [draft.id, inDays(0)]);
  await timeComesForJob(beginDraftPackage, job);
  expect(await read(draft.id)).toMatchObject({ status: 'published' });
  expect(await priceInSearch(packageId)).toBe(22);
});

test('[API-074] a draft that can not begin on its day is a draft again, and says why', async () => {
  const { id: packageId } = (await makeCaterer()).pack;
  await sql.rows('update packages set brand_id = $2 where id = $1', [packageId, caterer.brand.id]);
  const draft = await begin({ package_id: packageId, maximum_headcount: 40 });
  await publish(draft.id, inDays(4)).expect(200);
  await sql.rows('update packages set minimum_headcount = 50 where id = $1', [packageId]);
  await sql.rows('update draft_packages set begins_on = $2 where id = $1', [draft.id, inDays(0)]);
  await timeComesForJob(beginDraftPackage, { id: draft.id, brandId: caterer.brand.id });
  expect(await read(draft.id)).toMatchObject({
    status: 'draft',
    problem: 'maximum headcount must be no less than the minimum',
  });
});

test('[API-074] other choices of a package keep the picture of an option, and what its people pay for more', async () => {
  const { id: packageId } = caterer.pack;
  const picturesOf = async () =>
    (
      await sql.rows<{ url: string }>(
        `select o.picture ->> 'url' as url from package_item_options o join package_items i on i.id = o.package_item_id
         where i.package_id = $1 and i.archived_at is null and o.name = 'Mushroom'`,
        [packageId],
      )
    ).map(({ url }) => url);
  await pictureOptions(packageId, ['Mushroom']);
  await sql.rows('update package_items set extra_headcount_price_cents = 150 where package_id = $1', [
    packageId,
  ]);
  const pictures = await picturesOf();
  const draft = await begin({ package_id: packageId });
  const choices = draft.content.choices.map((each) => ({ ...each, description: 'Other words' }));
  await write(draft.id, { choices }).expect(200);
  await publish(draft.id).expect(200);
  expect((await begin({ package_id: packageId })).content.choices).toEqual(choices);
  expect(choices[0]).toMatchObject({ extra_headcount_price: 1.5 });
  expect(await picturesOf()).toEqual(pictures);
});

test('[API-074] drafts are of the brand’s own people, and its cooks only read them', async () => {
  const draft = await begin({ package_id: caterer.pack.id });
  const helper = await makeUser();
  await sql.rows(`insert into brand_members (brand_id, user_id, role) values ($1, $2, 'cook')`, [
    ...[caterer.brand.id, helper.id],
  ]);
  const cook = await signedIn(helper);
  const people: [TestClient, number, number][] = [
    [cook, 200, 403],
    [await signedIn((await makeCaterer()).cook), 404, 404],
    [await signedIn(await makeUser()), 403, 403],
  ];
  for (const [by, reads, changes] of people) {
    await by.get(`${base}/${draft.id}`).expect(reads);
    await by
      .patch(`${base}/${draft.id}`)
      .send({ caterer_draft_package: { price: 1 } })
      .expect(changes);
    await by.post(`${base}/${draft.id}/publish`).send({ publish: {} }).expect(changes);
    await by.delete(`${base}/${draft.id}`).expect(changes);
  }
  await owner.delete(`${base}/${draft.id}`).expect(204);
  await owner.get(`${base}/${draft.id}`).expect(404);
});
