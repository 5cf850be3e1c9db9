import './testing/seeded-crypto';
import type { AnswerOf, Schemas } from '@copper-carrot/contracts';
import { Client } from 'pg';
import { primaryPool } from './database';
import { demoPassword, ensureDemoCards, seedDatabase } from './demo';
import { stripe } from './payments';
import { addDays, toLocal } from './schedule';
import { client, mailedCode, mailTo, runPendingJobs, type TestClient } from './testing';
import { fakeDate } from './testing/fake-date';
import { useLocalServices } from './testing/local-services';
import { recordPoll } from './testing/record-poll';
import { Recorder } from './testing/recorder';
import { setStoppedClocks } from './testing/stopped-clock';

/** Any moment does; another one changes the recordings. It is a Saturday evening in New York. */
const recordedAt = new Date('2026-11-29T01:22:00Z');
fakeDate({ now: recordedAt });

const database = new Client({ connectionString: process.env.DATABASE_URL });
// Registered before the database's own hook, which drops it.
afterAll(() => database.end());
useLocalServices({ at: recordedAt });

beforeAll(async () => {
  await database.connect();
  await seedDatabase(database, 'small');
  await ensureDemoCards(stripe, primaryPool);
}, 120_000);

const recorder = new Recorder();
const orderer = '/cpi/v1/orderer';

/** One person of the demo, whose calls are taken down. */
class Person {
  private constructor(readonly browser: TestClient) {}

  static async of(email: string | null) {
    const browser = client();
    if (email) await browser.signIn(email, demoPassword);
    return new Person(browser);
  }

  /** Makes a call by the document's path and takes its answer down. */
  async call<Body>(
    call: string,
    params: Record<string, string | number> = {},
    { query = {}, body }: { query?: object; body?: object } = {},
  ): Promise<Body> {
    // Each call comes a second after the one before.
    await setStoppedClocks(database, new Date(Date.now() + 1000));
    const [method = '', path = ''] = call.split(' ');
    const url = path.replace(/\{(\w+)\}/g, (_whole, name: string) => String(params[name]));
    const answer = await this.browser[method as 'get'](url).query(query).send(body);
    return recorder.take<Body>(call, { status: answer.status, body: answer.body as unknown });
  }

  readonly take = recorder.take.bind(recorder);
}

const later = () => addDays(toLocal(new Date(), 'America/New_York').date, 9);
const records = (list: { records: { id: number }[] }) => list.records.map(({ id }) => id);

const mailedToken = async (email: string) => String((await mailTo(email)).at(-1)?.data.token);

/** An admin looks at contacts and settings of their organization, and enters a tax certificate and a list. */
async function lookAfterOrganization(person: Person, membership?: Schemas['Membership']): Promise<void> {
  const team = '/cpi/v2/orderer/teams/{id}';
  const { id: membershipId = 0, team_id: id = 0 } = membership ?? {};
  await person.call('get /cpi/v2/orderer/memberships');
  const code = membership?.team.access_code ?? '';
  await person.call(
    'get /cpi/v2/public/meal_calendars/{code}',
    { code },
    { query: { month: later().slice(0, 7) } },
  );
  await person.call(`get ${team}/memberships/{membershipId}`, { id, membershipId });
  const contacts = await person.call<{ records: { id: number }[] }>(`get ${team}/contacts`, { id });
  await person.call(`get ${team}/contacts/{contactId}`, { id, contactId: contacts.records[0]?.id ?? 0 });
  await person.call(`get ${team}/settings`, { id });
  const tax_exemption = { state: 'NY', certificate_number: 'EX-100', expires_on: '2099-12-31' };
  await person.call(`post ${team}/tax_exemptions`, { id }, { body: { tax_exemption } });
  await person.call(`get ${team}/tax_exemptions`, { id });
  const roster = { team_id: id, name: 'Near the office', kind: 'allow' };
  await person.call('post /cpi/v2/orderer/rosters', {}, { body: { roster } });
  await person.call('get /cpi/v2/orderer/rosters', {}, { query: { team_id: id } });
}

/** Somebody opens an organization, after two wrong words, by the code of their mail. */
async function openOrganization() {
  const wren = await Person.of(null);
  const account = {
    name: 'Wren Hale',
    email: 'wren@orchard.example',
    password: 'seven green bottles',
    organization_name: 'Orchard',
  };
  const begin = (password: string) =>
    wren.call<Schemas['SignUp']>('post /cpi/v1/sign_ups', {}, { body: { ...account, password } });
  await begin('password123');
  const { id, email } = await begin(account.password);
  const code = await mailedCode(email);
  const confirm = (words: string) =>
    wren.call('post /cpi/v1/sign_ups/{id}/confirm', { id }, { body: { code: words } });
  await confirm('not the code');
  await confirm(code);
}

/** Somebody signs up by their invitation, forgets the password and chooses another. */
async function signUpAndForget(email: string, invitation_token: string) {
  const robin = await Person.of(null);
  const password = 'seven green bottles';
  const account = { name: 'Robin Reyes', email, password, invitation_token };
  await robin.call('post /cpi/v1/users', {}, { body: { ...account, password: 'password123' } });
  await robin.call('post /cpi/v1/users', {}, { body: account });
  await robin.call('post /cpi/v1/password/forgot', {}, { body: { email } });
  await runPendingJobs();
  const another = { token: await mailedToken(email), password: 'eight brown bottles' };
  await robin.call('post /cpi/v1/password/reset', {}, { body: another });
  await robin.call('post /cpi/v1/password/reset', {}, { body: another });
  await robin.call('post /cpi/v1/auth', {}, { body: { email, password: another.password } });
}

/** Somebody changes an order that nobody has accepted yet, and then thinks better of all of it. */
async function changeAndCancel(person: Person, id: number) {
  const placed = `${orderer}/orders/{id}`;
  const order = { delivery_instructions: 'Use the freight lift.', tip: 25 };
  await person.call(`patch ${placed}/calculate_changes`, { id }, { body: { order } });
  const sent = await person.call<Schemas['ModifiedOrder']>(
    `post ${placed}/modify`,
    { id },
    { body: { order } },
  );
  const seen = { change_id: sent.change_id ?? 0 };
  await person.call(`post ${placed}/withdraw_changes`, { id }, { body: seen });
  await person.call(`post ${placed}/cancel`, { id }, { body: { fee: 0 } });
}

/** The first order of a package whose office takes orders from any address: nobody changes what breaks its rule. */
async function changeable(ids: number[]): Promise<number> {
  const { rows } = await database.query<{ id: number }>(
    `select o.id from orders o left join teams t on t.id = o.team_id
     where o.id = any($1) and o.package_id is not null and t.requires_email_domain is not true
     order by array_position($1, o.id)`,
    [ids],
  );
  return rows[0]?.id ?? 0;
}

/** A site admin sends a caterer something to approve. */
async function changeForCaterer(id: number) {
  const { browser: admin } = await Person.of('admin@coppercarrot.example');
  const { body } = (await admin.get(`${orderer}/orders/${id}`).expect(200)) as { body: Schemas['Order'] };
  const { start_time: before } = body;
  const order = { start_time: before === '12:00' ? '12:30' : '12:00' };
  const sent = await admin.post(`${orderer}/orders/${id}/modify`).send({ order }).expect(200);
  return { change_id: (sent.body as Schemas['ModifiedOrder']).change_id ?? 0 };
}

const newcomer = { email: 'new@fabrikam.example', role: 'orderer' };

/** Somebody with an account is invited elsewhere: too late by an old invitation, in time by a new one. */
async function claimInvitation(id: number) {
  const invitation_token = await mailedToken(newcomer.email);
  const invited = await Person.of(newcomer.email);
  const claim = () =>
    invited.call('post /cpi/v2/memberships/{id}/claim', { id }, { body: { invitation_token } });
  await database.query('update invitations set expires_at = now() where id = $1', [id]);
  await claim();
  await database.query(`update invitations set expires_at = now() + interval '1 day' where id = $1`, [id]);
  await claim();
}

/** Somebody asks a colleague to pay for their cart, who looks at it and pays. */
async function askToPay(person: Person, id: number) {
  const cart = `${orderer}/orders/{id}`;
  const query = { query: 'colleague' };
  const { records: payers } = await person.call<{ records: { id: number }[] }>(
    `get ${cart}/payers`,
    { id },
    { query },
  );
  const ask = { user_id: payers[0]?.id };
  const { payment_ask } = await person.call<Schemas['Order']>(
    `post ${cart}/payment_asks`,
    { id },
    { body: { ask } },
  );
  await person.call(`post ${cart}/payment_asks`, { id }, { body: { ask: { email: 'nobody@example.com' } } });
  const colleague = await Person.of('colleague@northwind.example');
  const of = { id, askId: payment_ask?.id ?? 0 };
  const asked = `${cart}/payment_asks/{askId}`;
  const card = { stripe_token: 'pm_card_visa' };
  await colleague.call(`post ${asked}/credit_cards`, of, { body: { credit_card: card } });
  await colleague.call<Schemas['PaymentAsk']>(`get ${asked}`, of);
  await person.browser.delete(`${orderer}/orders/${id}/payment_asks/${of.askId}`).expect(204);
}

/** The books of somebody, and an address that they save and one that nobody finds. */
async function saveAddress(person: Person, team_id: number | null) {
  const book = `${orderer}/addresses`;
  await person.call(`get ${book}/filters`);
  const address = {
    team_id,
    label: 'Roof terrace',
    formatted_address: '350 5th Ave, New York, NY 10001',
    contact_phone: '(212) 555-0142',
  };
  const { id } = await person.call<{ id: number }>(`post ${book}`, {}, { body: { address } });
  await person.call(`post ${book}`, {}, { body: { address: { ...address, formatted_address: '🙂' } } });
  await person.call(`patch ${book}/{id}`, { id }, { body: { address: { suite: 'Stairs B' } } });
  await person.call(`get ${book}`, {}, { query: team_id === null ? {} : { team_id, limit: 3 } });
  await person.browser.delete(`${book}/${id}`).expect(204);
}

/** Somebody looks at their account, their cards and what checkout fills in, and changes a little of each. */
async function lookAfterAccount(person: Person, team: number | null) {
  const own = '/cpi/v2/user';
  await person.call(`get ${own}/account`);
  await person.call(`patch ${own}/account`, {}, { body: { account: { phone: '12' } } });
  await person.call(`patch ${own}/account`, {}, { body: { account: { phone: '(212) 555-0142' } } });
  const wrong = { current_password: 'not the one' };
  await person.call(`post ${own}/email`, {}, { body: { ...wrong, email: 'olive@example.com' } });
  await person.call(`get ${own}/sessions`);
  await person.call(`get ${own}/deletion`);
  await person.call(`post ${own}/deletion`, {}, { body: wrong });
  await person.call('patch /cpi/v1/password', {}, { body: { ...wrong, password: 'nine green bottles' } });
  const cards = `${orderer}/credit_cards`;
  await person.call(`get ${cards}/new`);
  const card = { stripe_token: 'pm_card_visa', nickname: 'Travel' };
  const { id } = await person.call<{ id: number }>(`post ${cards}`, {}, { body: { credit_card: card } });
  await person.call(`patch ${cards}/{id}`, { id }, { body: { credit_card: { is_default: true } } });
  await person.call(`get ${cards}/{id}`, { id });
  await person.call(`get ${cards}`, {}, { query: team === null ? {} : { team_id: team, limit: 2 } });
  await person.call(`get ${cards}`, {}, { query: { limit: 2 } });
  await person.browser.delete(`${cards}/${id}`).expect(204);
  const usual = { contact_name: 'Olive Orderer', tip_percent: 15, cutlery: false };
  await person.call(`patch ${orderer}/order_preferences`, {}, { body: { order_preferences: usual } });
  await person.call(`get ${orderer}/order_preferences`);
}

/** What somebody makes of an order whose food came: words with its kitchen, labels, its menu and a survey. */
async function afterTheMeal(person: Person, visitor: Person, team_id: number | null) {
  const { body } = (await person.browser
    .get(`${orderer}/orders`)
    .query({ when: 'past', status: 'fulfilled', limit: 1 })
    .expect(200)) as { body: { records: { id: number; brand_id: number }[] } };
  const { id = 0, brand_id = 0 } = body.records[0] ?? {};
  const say = (message: object) =>
    person.call<Schemas['Message']>(`post /cpi/v2/messages`, {}, { body: { message } });
  await say({ order_id: id, body: '' });
  await say({ team_id, brand_id, body: 'Do you bring coffee as well?' });
  const said = await say({ order_id: id, body: 'Thank you, everybody liked it.' });
  const read_through = said.id;
  await person.browser
    .post(`/cpi/v2/messages/read`)
    .send({ thread: { order_id: id, read_through } })
    .expect(204);
  await person.call(`get /cpi/v2/messages`, {}, { query: { order_id: id } });
  await person.call(`get /cpi/v2/messages/threads`, {}, { query: { limit: 3 } });
  await visitor.call('get /cpi/v2/public/brands/{slug}', { slug: brand_id });
  await person.call(`get ${orderer}/orders/{id}/labels`, { id });
  await person.call('get /cpi/v2/orderer/orders/year_counts');

  const shared = { shareable_menu: { order_id: id } };
  const menu = await person.call<Schemas['ShareableMenu']>(
    'post /cpi/v2/orderer/shareable_menus',
    {},
    { body: shared },
  );
  await person.call('get /cpi/v2/orderer/shareable_menus', {}, { query: { limit: 3 } });
  await visitor.call('get /cpi/v2/public/shareable_menus/{code}', { code: menu.code });
  await visitor.call('get /cpi/v2/public/shareable_menus/{code}', { code: 'nosuchmenu' });

  const survey = '/cpi/v2/orderer/orders/{id}/survey';
  await person.browser.post(`/cpi/v2/orderer/orders/${id}/survey`).send({ order_survey: {} });
  const closes_at = new Date(Date.now() + 86_400_000).toISOString();
  const { code } = await person.call<Schemas['OrderSurvey']>(
    `patch ${survey}`,
    { id },
    { body: { order_survey: { closes_at } } },
  );
  await visitor.call('get /cpi/v2/public/order_surveys/{code}', { code });
  const response = { rating: 4, comment: 'Plenty of it.', name: 'Ada' };
  await visitor.call(
    'post /cpi/v2/public/order_survey_responses',
    {},
    { body: { code, order_survey_response: response } },
  );
  await person.call(`get ${survey}`, { id });
  await person.call(`get ${survey}/responses`, { id }, { query: { limit: 3 } });
}

/** By the real clock, which the stopped one of the recordings leaves alone. */
const realNow = () => performance.timeOrigin + performance.now();
const began = realNow();

it('takes down one answer of each call and status that screens meet, as the demo people get it', async () => {
  const visitor = await Person.of(null);
  await visitor.call('get /cpi/v2/user');
  await visitor.call('get /cpi/v1/public/places');
  await visitor.call('get /cpi/v1/public/collections', {}, { query: { currently_featured: true } });
  const found = await visitor.call<Schemas['PackageSearch']>(
    'get /cpi/v1/public/packages/search',
    {},
    { query: { place_id: 1, limit: 3, expand: ['caterer', 'review_stats', 'photos'] } },
  );
  const brands = await visitor.call<Schemas['BrandSearch']>(
    'get /cpi/v2/public/brands/search',
    {},
    { query: { place_id: 1, limit: 3 } },
  );
  for (const call of [
    'get /cpi/v1/public/packages/search/next_date',
    'get /cpi/v2/public/brands/search/next_date',
  ])
    await visitor.call(call, {}, { query: { place_id: 1, start_date: '2010-06-01' } });
  await visitor.call('get /cpi/v2/public/brands/search/map', {}, { query: { place_id: 1 } });
  await visitor.call('get /cpi/v1/public/search/suggestions', {}, { query: { query: 'bowl' } });
  const places = await visitor.call<AnswerOf<'/cpi/v1/public/addresses/suggestions', 'get'>>(
    'get /cpi/v1/public/addresses/suggestions',
    {},
    { query: { query: '10013', place_id: 1 } },
  );
  const pack = await visitor.call<Schemas['Package']>('get /cpi/v1/public/packages/{id}', {
    id: found.records[0]?.slug ?? '',
  });
  await visitor.call('get /cpi/v1/public/packages/{id}', { id: 'no-such-package' });
  await visitor.call('get /cpi/v1/public/packages/{id}/caterer', { id: pack.id });
  await visitor.call('get /cpi/v1/public/packages/{id}/reviews', { id: pack.id });
  await visitor.call(
    'get /cpi/v1/public/search/unavailable',
    {},
    { query: { query: pack.name, place_id: 15 } },
  );
  const slug = brands.records[0]?.slug ?? '';
  await visitor.call('get /cpi/v2/public/brands/{slug}/restaurant_menus', { slug });
  await visitor.call('get /cpi/v2/public/brands/{slug}/menu_items', { slug }, { query: { limit: 5 } });
  await visitor.call('get /cpi/v2/public/brands/{slug}/reviews', { slug }, { query: { limit: 3 } });
  const causes = await visitor.call<Schemas['CampaignList']>(
    'get /cpi/v1/public/charitable_causes',
    {},
    { query: { place_id: 1 } },
  );
  expect(causes.records.map(({ campaign_type }) => campaign_type)).toEqual([
    'covid_hospital',
    'covid_caterer',
  ]);
  await visitor.call('get /cpi/v1/public/charitable_causes/{id}', { id: causes.records[0]?.slug ?? '' });
  await visitor.call('get /cpi/v1/public/charitable_causes/{id}', { id: 'no-such-campaign' });
  await visitor.call('get /cpi/v1/public/cause_updates', {}, { query: { featured: true } });
  await visitor.call('post /cpi/v1/auth', {}, { body: { email: 'nobody@example.com', password: 'wrong' } });

  const person = await Person.of('orderer@northwind.example');
  const session = await person.call<Schemas['Session']>('get /cpi/v2/user');
  await person.call('get /cpi/v2/user/stats');
  await person.call(`get ${orderer}/reviews`, {}, { query: { limit: 2 } });
  await person.call(`get ${orderer}/reviews/awaited`, {}, { query: { limit: 2 } });
  await person.call(`get ${orderer}/coins`, {}, { query: { limit: 3 } });
  await person.call(`get ${orderer}/award_redemptions/redeemable_coins`);
  const wish = { headcount: pack.minimum_headcount, start_date: later(), start_time: '12:00' };
  const place = places.records[0];
  const event = { google_place_id: place?.google_place_id, formatted_address: place?.formatted_address };
  await person.call(
    `post ${orderer}/packages/{id}/order/preview`,
    { id: pack.id },
    { body: { ...event, ...wish, order: wish } },
  );
  await person.call(
    'post /cpi/v2/public/packages/{id}/order/proposal',
    { id: pack.id },
    { body: { ...event, ...wish, budget: 900, diets: [{ diets: ['vegan'], people: 2 }] } },
  );
  const { id } = await person.call<{ id: number }>(
    `post ${orderer}/packages/{id}/order`,
    { id: pack.id },
    { body: { ...event, order: wish } },
  );
  const cart = `${orderer}/orders/{id}`;
  const menu = await person.call<{ records: Schemas['Choice'][] }>(`get ${cart}/package/items`, { id });
  const book = await person.call<{ records: { id: number }[] }>(
    `get ${cart}/addresses`,
    { id },
    {
      query: { for_address_book: true, root: true, limit: 100 },
    },
  );
  const cards = await person.call<{ records: { id: number }[] }>(
    `get ${cart}/credit_cards`,
    { id },
    { query: { valid_stripe: true } },
  );
  const team = session.memberships[0]?.team_id ?? null;
  await person.call(`patch ${cart}`, { id }, { body: { order: { headcount: 1 } } });
  // It comes with the contact and the card of the last order; what is missing without them is recorded too.
  await person.call(
    `patch ${cart}`,
    { id },
    { body: { order: { contact_name: null, contact_phone: null, credit_card_id: null } } },
  );
  await person.call(`post ${cart}/check_validity`, { id }, { body: {} });
  await person.call(`post ${cart}/submit`, { id }, { body: {} });
  await person.call(
    `patch ${cart}`,
    { id },
    {
      body: {
        order: {
          team_id: team,
          // It was begun for a ZIP code alone, where nobody can take anything in.
          address_id: records(book)[0],
          contact_name: 'Olive Orderer',
          contact_phone: '(212) 555-0100',
          credit_card_id: records(cards)[0],
        },
      },
    },
  );
  expect(records(book).length).toBeGreaterThan(0);
  await person.call(
    `post ${cart}/credit_cards`,
    { id },
    {
      body: { credit_card: { stripe_token: 'pm_card_visa', nickname: 'Team lunches', team_id: team } },
    },
  );
  await person.call(`get ${cart}`, { id });
  await person.call(`get ${orderer}/left_carts`, {}, { query: { limit: 1 } });
  await person.call(`post ${cart}/reset_choices`, { id }, { body: { persist_changes: false } });
  const counted = menu.records.find(({ choice_type }) => choice_type === 'constant_sum');
  const combo_of = counted?.options.slice(0, 2).map((option) => option.id);
  const combining = { id, choiceId: counted?.id ?? 0 };
  await person.call(`post ${cart}/package/items/{choiceId}/options`, combining, { body: { combo_of } });
  await askToPay(person, id);
  await person.call(`post ${cart}/submit`, { id }, { body: {} });
  await person.call(`post ${cart}/submit`, { id }, { body: {} });
  await changeAndCancel(person, id);
  const again = await person.call<Schemas['Reorder']>(`post ${cart}/reorder`, { id });
  await person.call(`get ${cart}/reorder`, { id });
  await person.call(`get ${cart}/next_start`, { id: again.id ?? 0 });
  await recordPoll(person, pack.id, wish, event);
  await saveAddress(person, team);
  await person.call(`get ${orderer}/orders`, {}, { query: { limit: 3, team_id: team } });
  await person.call('get /cpi/v1/orderer/orders/{id}', { id: 2_000_000 });
  const organization = '/cpi/v2/orderer/teams/{id}';
  const invitee = { email: 'robin@northwind.example', role: 'staff' };
  const members = `${organization}/memberships`;
  await person.call(`post ${members}`, { id: team ?? 0 }, { body: { memberships: [invitee] } });
  await person.call(`post ${members}`, { id: team ?? 0 }, { body: { memberships: [invitee, invitee] } });
  await person.call(`get ${organization}`, { id: team ?? 0 });
  await person.call(`get ${members}`, { id: team ?? 0 });
  const token = await mailedToken(invitee.email);
  await visitor.call('get /cpi/v2/public/invitations/{token}', { token });
  await visitor.call('get /cpi/v2/public/invitations/{token}', { token: 'no-such-token' });
  await person.call('post /cpi/v1/email_verification');
  const used = { token: 'used-already' };
  await visitor.call('post /cpi/v1/email_verification/confirm', {}, { body: used });
  await openOrganization();
  await signUpAndForget(invitee.email, token);
  const invited = await person.call<{ ids: number[] }>(
    `post ${members}`,
    { id: team ?? 0 },
    { body: { memberships: [newcomer] } },
  );
  await claimInvitation(invited.ids[0] ?? 0);

  const caterer = await Person.of('caterer@saffron.example');
  const cook = await caterer.call<Schemas['Session']>('get /cpi/v2/user');
  const kitchen = cook.brands[0];
  caterer.browser.always({ 'CC-As-Brand': String(kitchen?.id) });
  const orders = await caterer.call<{ records: { id: number }[] }>(
    'get /cpi/v1/caterer/orders',
    {},
    { query: { status: 'pending', limit: 3 } },
  );
  const pending = await changeable(orders.records.map(({ id }) => id));
  await caterer.call('get /cpi/v2/caterer/orders/{id}', { id: pending });
  await caterer.call('post /cpi/v1/caterer/orders/{id}/accept', { id: pending });
  const seen = await changeForCaterer(pending);
  await caterer.call('post /cpi/v1/caterer/orders/{id}/approve_changes', { id: pending }, { body: seen });
  await caterer.call('get /cpi/v2/caterer/action_items');
  const reviews = await caterer.call<{ records: { id: number }[] }>('get /cpi/v2/caterer/menu_reviews');
  await caterer.call('get /cpi/v2/caterer/menu_reviews/{id}', { id: reviews.records[0]?.id ?? 0 });
  await afterTheMeal(person, visitor, team);
  // Once more as the orderer, whose session is the one that most screens meet.
  recorder.takePerson('orderer', await person.call('get /cpi/v2/user'));
  recorder.takePerson('caterer', cook);
  const admin = await (await Person.of('admin@coppercarrot.example')).browser.get('/cpi/v2/user');
  recorder.takePerson('admin', admin.body as Schemas['Session']);
  await lookAfterAccount(person, team);
  await lookAfterOrganization(person, session.memberships[0]);

  const { taken, kept } = await recorder.compare();
  expect(kept).toEqual(taken);
  // An answer that went by the real clock would be recorded differently the next time. Deliveries begin at whole minutes.
  const instants = recorder.text().match(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g) ?? [];
  expect(instants.length).toBeGreaterThan(100);
  const real = instants.filter(
    (instant) =>
      Date.parse(instant) >= began && Date.parse(instant) <= realNow() && !instant.endsWith(':00.000Z'),
  );
  expect(real).toEqual([]);
}, 120_000);
