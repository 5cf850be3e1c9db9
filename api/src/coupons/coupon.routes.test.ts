import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../database';
import { makeMember, makeUser, signedIn, useDatabase } from '../testing';

useDatabase();
const path = '/cpi/v2/orderer/coupons';

test('[API-092] the coupons of one’s organizations are those that hold now or later and have uses left', async () => {
  const { user, team } = await makeMember('orderer');
  const other = await makeMember('admin');
  await sql.rows(
    `insert into coupons (code, description, amount_cents, percent_ppm, minimum_price_cents, effective, usage_limit, team_id, disabled_at)
     values ('OURS', 'For us', 2500, null, 10000, tstzrange(now() - interval '1 day', '2199-01-01Z'), 3, $1, null),
       ('TENTH', 'A tenth', null, 100000, 0, tstzrange('2198-01-01Z', null), null, $1, null),
       ('OVER', 'Over', 100, null, 0, tstzrange(null, now() - interval '1 day'), null, $1, null),
       ('GONE', 'Gone', 100, null, 0, tstzrange(null, null), null, $1, now()),
       ('THEIRS', 'Theirs', 100, null, 0, tstzrange(null, null), null, $2, null),
       ('ANYBODY', 'Of nobody', 100, null, 0, tstzrange(null, null), null, null, null)`,
    [team.id, other.team.id],
  );
  const orderer = await signedIn(user);
  const { body } = (await orderer.get(path).expect(200)) as { body: { records: Schemas['TeamCoupon'][] } };
  expect(body.records).toMatchObject([
    { code: 'OURS', amount: 25, percent: null, minimum_price: 100, uses_left: 3, team_id: team.id },
    { code: 'TENTH', amount: null, percent: 10, ends_at: null, uses_left: null },
  ]);
  expect((await orderer.get(`${path}?team_id=${team.id}`).expect(200)).body).toEqual(body);
  await orderer.get(`${path}?team_id=${other.team.id}`).expect(404);
  const stranger = await signedIn(await makeUser());
  expect((await stranger.get(path).expect(200)).body).toEqual({ records: [], count: 0 });
});
