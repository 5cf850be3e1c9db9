import type { List, Schemas } from '@copper-carrot/contracts';
import { makeCaterer, type Caterer } from '../orders/order.factory';
import { mailTo, makeUser, signedIn, useDatabase, type TestClient } from '../testing';

useDatabase();

const base = '/cpi/v2/caterer/menu_reviews';
let caterer: Caterer;
let cook: TestClient;
beforeAll(async () => {
  caterer = await makeCaterer();
  cook = await signedIn(caterer.cook);
});

const adminFor = async (brandId: number) =>
  (await signedIn(await makeUser({ isAdmin: true }))).always({ 'CC-As-Brand': String(brandId) });
const send = async (description: string) => {
  const admin = await adminFor(caterer.brand.id);
  const sent = await admin.post(base).send({ menu_review: { description } }).expect(201);
  return sent.body as Schemas['MenuReview'];
};
const answer = (by: TestClient, id: number, menu_review: Schemas['AnswerMenuReviewBody']['menu_review']) =>
  by.post(`${base}/${id}/answer`).send({ menu_review });

test('[ENTI-29] a site admin sends one, once; its brand is mailed and reads it', async () => {
  const sent = await send('Are these prices right?');
  expect((await send('Are these prices right?')).id).toBe(sent.id);
  expect(sent).toMatchObject({
    brand_id: caterer.brand.id,
    description: 'Are these prices right?',
    sent_at: expect.any(String) as unknown,
    finished_at: null,
  });
  const mails = (await mailTo(caterer.cook.email)).filter(({ data }) => data.reviewId === sent.id);
  expect(mails.map(({ template }) => template)).toEqual(['menu_review_sent']);
  const { body } = (await cook.get(`${base}?pending=true`).expect(200)) as {
    body: List<Schemas['MenuReview']>;
  };
  expect(body.records.map(({ id }) => id)).toContain(sent.id);
  await cook
    .post(base)
    .send({ menu_review: { description: 'Mine' } })
    .expect(403);
});

test('[ACT-07] [CAT-05] its brand answers it, once, and says what is to be changed', async () => {
  const { id } = await send('Do these dishes hold nuts?');
  const refused = await answer(cook, id, { answer: 'changes_requested' }).expect(422);
  expect((refused.body as Schemas['Error']).fields).toEqual({ answer_note: ['blank'] });
  const note = 'The salad holds walnuts.';
  const answered = await answer(cook, id, { answer: 'changes_requested', answer_note: note }).expect(200);
  expect(answered.body).toMatchObject({
    answer: 'changes_requested',
    answer_note: note,
    can: { answer: false },
  });
  await answer(cook, id, { answer: 'approved' }).expect(409);
  expect((await cook.get(`${base}/${id}`).expect(200)).body).toMatchObject({ answer_note: note });
});

test('people of another brand neither read nor answer it', async () => {
  const { id } = await send('For the brand alone?');
  const other = await signedIn((await makeCaterer()).cook);
  await other.get(`${base}/${id}`).expect(404);
  await answer(other, id, { answer: 'approved' }).expect(404);
  const { body } = (await other.get(base).expect(200)) as { body: List<unknown> };
  expect(body.records).toEqual([]);
  await (await signedIn(await makeUser())).get(base).expect(403);
});
