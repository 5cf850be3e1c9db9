import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { answer, answerChanges, asCook, cancel, modify, placed } from '../orders/changes/change.factory';
import { makeCaterer } from '../orders/order.factory';
import { makeUser, signedIn, useLocalServices, type TestClient } from '../testing';

useLocalServices();

const actionsOf = async (by: TestClient) =>
  ((await by.get('/cpi/v2/caterer/action_items').expect(200)) as { body: Schemas['CatererActions'] }).body;
const reviewOf = async (brandId: number) =>
  (await sql.first<{ id: number }>(
    `insert into menu_reviews (brand_id, description) values ($1, 'Are these prices right?') returning id`,
    [brandId],
  )) as { id: number };

test('[ACT-01] [ACT-02] [ACT-03] [ACT-04] [ACT-05] [ACT-06] [ACT-07] [CAT-04] [CAT-05] holds what waits in its groups, each with its link, until it is done', async () => {
  const caterer = await makeCaterer();
  const { id: brandId } = caterer.brand;
  const cook = await asCook(caterer);
  const tomorrow = await placed(caterer);
  await sql.rows(`update orders set start_date = (now() at time zone time_zone)::date + 1 where id = $1`, [
    tomorrow.orderId,
  ]);
  const pending = await placed(caterer, { accepted: false });
  const changed = await placed(caterer);
  await modify(changed, { headcount: 60 }).expect(200);
  const canceled = await placed(caterer);
  await cancel(canceled, 0).expect(200);
  const review = await reviewOf(brandId);
  const of = (path: string) => ({ app: 'caterer', path: `/${brandId}/${path}` });
  const order = (id: number, more = '') => ({ id, link: of(`orders/${id}${more}`) });
  const { brands } = await actionsOf(cook);
  expect(brands).toMatchObject([
    {
      brand: { id: brandId, name: caterer.brand.name },
      orders_awaiting_confirmation: [
        { ...order(tomorrow.orderId), title: caterer.pack.name, headcount: 20, start_time: '12:00' },
      ],
      pending_orders: [order(pending.orderId)],
      orders_with_pending_changes: [order(changed.orderId, '/review-change')],
      canceled_and_unconfirmed_orders: [order(canceled.orderId)],
      pending_menu_reviews: [
        { id: review.id, description: 'Are these prices right?', link: of(`menus/wizard/${review.id}`) },
      ],
    },
  ]);
  expect(brands[0]?.pending_orders[0]?.deadline).not.toBeNull();
  const version = brands[0]?.orders_awaiting_confirmation[0]?.lock_version;
  await cook.post(answer(tomorrow, 'confirm')).send({ lock_version: version }).expect(200);
  await cook.post(answer(pending, 'accept')).expect(200);
  expect(await answerChanges(cook, changed, 'approve')).toMatchObject({ status: 200 });
  await cook.post(answer(canceled, 'acknowledge')).expect(200);
  await cook
    .post(`/cpi/v2/caterer/menu_reviews/${review.id}/answer`)
    .send({ menu_review: { answer: 'approved' } })
    .expect(200);
  expect((await actionsOf(cook)).brands).toEqual([
    {
      brand: { id: brandId, name: caterer.brand.name },
      orders_awaiting_confirmation: [],
      pending_orders: [],
      orders_with_pending_changes: [],
      canceled_and_unconfirmed_orders: [],
      pending_menu_reviews: [],
    },
  ]);
});

test('[ACT-01] shows the items of each brand that somebody works for with that brand, the acting one first, and tells nobody else', async () => {
  const [one, other] = [await makeCaterer(), await makeCaterer()];
  await sql.rows('insert into brand_members (brand_id, user_id) values ($1, $2)', [
    other.brand.id,
    one.cook.id,
  ]);
  const [mine, theirs] = [await reviewOf(one.brand.id), await reviewOf(other.brand.id)];
  const pending = await placed(one, { accepted: false });
  const idsSeen = async (by: TestClient) => (await actionsOf(by)).brands.map(({ brand }) => brand.id);
  const both = (await signedIn(one.cook)).always({ 'CC-As-Brand': String(other.brand.id) });
  const idsOf = (items: { id: number }[]) => items.map(({ id }) => id);
  expect(
    (await actionsOf(both)).brands.map(({ brand, pending_orders: orders, pending_menu_reviews: reviews }) => [
      ...[brand.id, idsOf(orders), idsOf(reviews)],
    ]),
  ).toEqual([
    [other.brand.id, [], [theirs.id]],
    [one.brand.id, [pending.orderId], [mine.id]],
  ]);
  const admin = await signedIn(await makeUser({ isAdmin: true }));
  expect(await idsSeen(admin.always({ 'CC-As-Brand': String(other.brand.id) }))).toEqual([other.brand.id]);
  await (await signedIn(await makeUser())).get('/cpi/v2/caterer/action_items').expect(403);
});
