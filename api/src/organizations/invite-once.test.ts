import { sql } from '../database';
import { client, mailTo, makeMember, makeUser, signedIn, useDatabase, type TestClient } from '../testing';

useDatabase();

let admin: TestClient;
let members: string;
let teamId: number;
beforeEach(async () => {
  const { user, team } = await makeMember('admin');
  admin = await signedIn(user);
  teamId = team.id;
  members = `/cpi/v2/orderer/teams/${team.id}/memberships`;
});

type Invited = { email: string; role?: string };
const invite = (key: string, ...invited: Invited[]) =>
  admin
    .post(members)
    .set('Idempotency-Key', key)
    .send({ memberships: invited.map(({ email, role = 'staff' }) => ({ email, role })) });
const idsOf = ({ body }: { body: unknown }) => (body as { ids: number[] }).ids;
const linksOf = async (email: string) => (await mailTo(email)).map(({ data }) => String(data.token));
const newcomer = async () => ({ email: (await makeUser()).email });
const works = (token: string | undefined) => client().get(`/cpi/v2/public/invitations/${token}`);

test('asked for again after a lost answer an invitation is one mail, whose link stays', async () => {
  const one = await newcomer();
  const ids = idsOf(await invite('press', one).expect(201));
  for (let again = 0; again < 6; again += 1)
    expect(idsOf(await invite('press', one).expect(201))).toEqual(ids);
  const links = await linksOf(one.email);
  expect(links).toHaveLength(1);
  await works(links[0]).expect(200);
});

test('five of one press at once are one mail to each', async () => {
  const invited = [await newcomer(), await newcomer()];
  const answers = await Promise.all(Array.from({ length: 5 }, () => invite('at once', ...invited)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  for (const { email } of invited) expect(await linksOf(email)).toHaveLength(1);
});

test('another press, another role and no key are each a mail with a link of its own', async () => {
  const one = await newcomer();
  await invite('first', one).expect(201);
  await invite('second', one).expect(201);
  await invite('second', { ...one, role: 'guest' }).expect(201);
  await invite('', { ...one, role: 'guest' }).expect(201);
  expect(new Set(await linksOf(one.email)).size).toBe(4);
  expect(await sql.rows('select role, sent_count from invitations where team_id = $1', [teamId])).toEqual([
    { role: 'guest', sent_count: 4 },
  ]);
});

test('sent again once for each press, and its own key is none of the first one’s', async () => {
  const one = await newcomer();
  const [id] = idsOf(await invite('invited', one).expect(201));
  const again = (key: string) =>
    admin.post(`${members}/${id}/resend_invitation`).set('Idempotency-Key', key).expect(204);
  await again('again');
  await again('again');
  expect(await linksOf(one.email)).toHaveLength(2);
  await again('once more');
  const links = await linksOf(one.email);
  expect(links).toHaveLength(3);
  await works(links[1]).expect(404);
  await works(links[2]).expect(200);
});
