import type { Schemas } from '@copper-carrot/contracts';
import { makeBrand, makePackage } from '../catalog/catalog.factory';
import { sql } from '../database';
import {
  client,
  makeMember,
  makeUser,
  signedIn,
  testPassword,
  useDatabase,
  type TestClient,
} from '../testing';

useDatabase();

const fieldsOf = (body: unknown) => (body as Schemas['Error']).fields;

describe('signing in', () => {
  it('[AUTH-17] [API-050] answers the session and keeps it', async () => {
    const user = await makeUser({ email: 'Capital@Example.com' });
    const visitor = client();
    await visitor.get('/cpi/v2/user').expect(401);
    const session = await visitor.signIn('capital@example.com');
    expect(session.id).toBe(user.id);
    expect((await visitor.get('/cpi/v2/user').expect(200)).body).toMatchObject({
      id: user.id,
      token: session.token,
    });
  });

  it('keeps the cookie from scripts and from other sites, and makes a new session id', async () => {
    const user = await makeUser();
    const visitor = client();
    const cookies: string[] = [];
    for (let tries = 0; tries < 2; tries += 1) {
      const { headers } = await visitor
        .post('/cpi/v1/auth')
        .send({ email: user.email, password: testPassword })
        .expect(200);
      cookies.push(
        (headers['set-cookie'] as unknown as string[]).find((each) => each.startsWith('cc_session=')) ?? '',
      );
    }
    expect(cookies[0]).toMatch(/HttpOnly/);
    expect(cookies[0]).toMatch(/SameSite=Lax/);
    const [first, second] = cookies.map((cookie) => cookie.split(';')[0]);
    expect(first).not.toBe(second);
    expect(
      await sql.rows(`select 1 from user_sessions where sess ->> 'userId' = $1`, [String(user.id)]),
    ).toHaveLength(1);
  });

  it('refuses a wrong password and an unknown address with the same answer', async () => {
    const user = await makeUser();
    const wrong = await client()
      .post('/cpi/v1/auth')
      .send({ email: user.email, password: 'not-the-one' })
      .expect(401);
    const unknown = await client()
      .post('/cpi/v1/auth')
      .send({ email: 'nobody@example.com', password: 'not-the-one' })
      .expect(401);
    expect(wrong.body).toEqual(unknown.body);
  });

  it('refuses people who were deactivated, also in the middle of a session', async () => {
    const user = await makeUser();
    const member = await signedIn(user);
    await user.update({ deactivatedAt: new Date() });
    await member.get('/cpi/v2/user').expect(401);
    await client().post('/cpi/v1/auth').send({ email: user.email, password: testPassword }).expect(401);
  });

  it('locks after eight failures, with the time to wait, and lets nobody else feel it', async () => {
    const [user, other] = await Promise.all([makeUser(), makeUser()]);
    const visitor = client();
    const attempt = (password: string) => visitor.post('/cpi/v1/auth').send({ email: user.email, password });
    for (let tries = 0; tries < 8; tries += 1) await attempt('not-the-one').expect(401);
    const { body } = (await attempt(testPassword).expect(429)) as { body: Schemas['Error'] };
    expect(body.code).toBe('too_many_requests');
    expect(body.context.retry_after).toBeGreaterThan(600);
    await client().signIn(other.email);
  });
});

describe('the hint to scripts whether anybody is signed in', () => {
  const hintOf = ({ headers }: { headers: Record<string, unknown> }) =>
    ((headers['set-cookie'] ?? []) as string[]).find((each) => each.startsWith('cc_signed_in='));

  it('comes with the sign-in, readable, and goes with the sign-out', async () => {
    const user = await makeUser();
    const visitor = client();
    const credentials = { email: user.email, password: testPassword };
    const came = hintOf(await visitor.post('/cpi/v1/auth').send(credentials).expect(200));
    expect(came).toMatch(/^cc_signed_in=1; Max-Age=2592000; Path=\/; .*SameSite=Lax$/);
    expect(came).not.toMatch(/HttpOnly/);
    const member = await signedIn(user);
    expect(hintOf(await member.delete('/cpi/v1/auth').expect(204))).toMatch(/^cc_signed_in=0;/);
  });

  it('is none for a visitor', async () => {
    expect(hintOf(await client().get('/cpi/v2/user').expect(401))).toBeUndefined();
  });

  it('is taken back by the call that asks who it is, once the session ended elsewhere, and by no other', async () => {
    const member = await signedIn(await makeUser());
    expect(hintOf(await member.get('/cpi/v2/user').expect(200))).toBeUndefined();
    await sql.rows(`delete from user_sessions where sess ->> 'userId' = $1`, [String(member.user?.id)]);
    expect(hintOf(await member.get('/cpi/v2/user/stats').expect(401))).toBeUndefined();
    expect(hintOf(await member.get('/cpi/v2/user').expect(401))).toMatch(/^cc_signed_in=0;/);
    expect(hintOf(await member.get('/cpi/v2/user').expect(401))).toBeUndefined();
  });

  it('is made up for by a call where a session began without it', async () => {
    const user = await makeUser();
    const credentials = { email: user.email, password: testPassword };
    const { headers } = await client().post('/cpi/v1/auth').send(credentials).expect(200);
    const session = (headers['set-cookie'] as unknown as string[]).find((each) =>
      each.startsWith('cc_session='),
    );
    const bare = await client()
      .get('/cpi/v2/user')
      .set('Cookie', String(session).split(';')[0] ?? '')
      .expect(200);
    expect(hintOf(bare)).toMatch(/^cc_signed_in=1;/);
  });
});

describe('signing out', () => {
  it.each(['/cpi/v1/auth', '/cpi/v2/user'])(
    '[AUTH-20] [API-051] [API-052] DELETE %s ends the session',
    async (path) => {
      const member = await signedIn(await makeUser());
      await member.delete(path).expect(204);
      await member.get('/cpi/v2/user').expect(401);
      expect(
        await sql.rows(`select 1 from user_sessions where sess ->> 'userId' = $1`, [String(member.user?.id)]),
      ).toHaveLength(0);
      // Once more is no error: the wish is fulfilled.
      await client().delete(path).expect(204);
    },
  );
});

describe('the session', () => {
  it('[SESS-01] [SESS-02] [SESS-03] [SESS-04] [SESS-05] [ENTI-17] [ENTI-18] carries what the navigation needs', async () => {
    const { user, team } = await makeMember('orderer', undefined, { firstName: 'Nora' });
    const [{ id: brandId } = { id: 0 }] = await sql.rows<{ id: number }>(
      `insert into brands (name, slug) values ('Saffron', 'saffron') returning id`,
    );
    await sql.rows(`insert into brand_members (brand_id, user_id) values ($1, $2)`, [brandId, user.id]);
    await sql.rows(`insert into favorite_brands (brand_id, user_id) values ($1, $2)`, [brandId, user.id]);
    await sql.rows(
      `insert into saved_searches (user_id, name, filters) values ($1, 'Lunch', '{"headcount": 10, "max_price": "15.0"}')`,
      [user.id],
    );
    const { id: packageId } = await makePackage(brandId);
    await sql.rows(
      `with a as (insert into arrangements (user_id, name) values ($1, 'Mondays') returning id)
       insert into arrangement_items (arrangement_id, brand_id, package_id, notes)
       select id, $2::int, null, 'spicy' from a union all select id, null, $3::int, 'no onions' from a`,
      [user.id, brandId, packageId],
    );
    await sql.rows(
      `with r as (insert into rosters (team_id, name, kind) values ($1, 'Left out', 'block') returning id)
       insert into roster_brands (roster_id, brand_id) select id, $2 from r`,
      [team.id, brandId],
    );
    await sql.rows(
      `insert into addresses (team_id, label, company_name, suite, formatted_address, google_place_id, city, state, zip, latitude, longitude, time_zone)
       values ($1, null, 'Main Labs', 'Suite 4', '1 Main St', 'local:1', 'New York', 'NY', '10001', 40.7, -74, 'America/New_York'),
         ($1, 'Roof, Suite 9', 'Main Labs', 'Suite 9', '1 Main St', 'local:1', 'New York', 'NY', '10001', 40.7, -74, 'America/New_York')`,
      [team.id],
    );
    const session = (await signedIn(user)).user as Schemas['Session'];
    expect(session).toMatchObject({
      id: user.id,
      first_name: 'Nora',
      is_admin: false,
      is_caterer: true,
      is_orderer: true,
      type: 'member',
      invoiceable: false,
      rewards_disabled: false,
      awards_multiplier: 1,
      review_anonymously: false,
      auth_scopes: [],
      favorited_package_ids: [],
      favorited_brand_ids: [brandId],
      caterer_roles: [{ brand_id: brandId, role: 'owner' }],
      brands: [{ id: brandId, name: 'Saffron', slug: 'saffron', kitchen_count: 0 }],
      current_brand: { id: brandId },
      kitchen_groups: [{ brand_id: brandId, kitchen_ids: [] }],
      addresses: [
        { formatted_address: '1 Main St', google_place_id: 'local:1', name: 'Roof, Suite 9' },
        {
          ...{ formatted_address: '1 Main St', google_place_id: 'local:1', place_id: null },
          ...{ team_id: team.id, name: 'Main Labs, Suite 4' },
        },
      ],
      saved_searches: [{ name: 'Lunch', user_id: user.id, headcount: 10, max_price: '15' }],
      arrangements: [
        {
          name: 'Mondays',
          items: [
            { package_id: null, brand_id: brandId, notes: 'spicy' },
            { package_id: packageId, brand_id: null, notes: 'no onions' },
          ],
        },
      ],
      rosters: [{ name: 'Left out', team_id: team.id, kind: 'block', brand_ids: [brandId] }],
      memberships: [
        {
          team_id: team.id,
          role: 'orderer',
          role_label: 'Orderer',
          team: { id: team.id, name: team.name, access_code: team.accessCode },
        },
      ],
      ghosting_admin: null,
      current_team: {
        id: team.id,
        name: team.name,
        role_counts: { admin: 0, orderer: 1, staff: 0, guest: 0, external_attendant: 0 },
      },
      search_params: {},
    });
    expect(session.token.length).toBeGreaterThan(30);
  });

  it('[PERM-10] tells a guest of an organization neither its code nor who belongs to it; a role that reads it both', async () => {
    const { user, team } = await makeMember('guest');
    const shown = async () => {
      const { body } = (await (await signedIn(user)).get('/cpi/v2/user').expect(200)) as {
        body: Schemas['Session'];
      };
      const { memberships, current_team } = body;
      return [memberships[0]?.team, current_team?.role_counts];
    };
    const none = { admin: 0, orderer: 0, staff: 0, guest: 0, external_attendant: 0 };
    expect(await shown()).toEqual([{ id: team.id, name: team.name, access_code: null }, none]);
    await sql.rows(`update memberships set role = 'staff' where user_id = $1`, [user.id]);
    expect(await shown()).toEqual([
      { id: team.id, name: team.name, access_code: team.accessCode },
      { ...none, staff: 1 },
    ]);
  });

  it('[FAV-02] [FAV-03] [FAV-04] holds exactly what this person marks, after each press, and nothing of others', async () => {
    const brands = [await makeBrand(), await makeBrand()] as const;
    const packages = [await makePackage(brands[0].id), await makePackage(brands[1].id)] as const;
    const [me, other] = [await signedIn(await makeUser()), await signedIn(await makeUser())];
    const paths = {
      package: `/cpi/v1/orderer/packages/${packages[0].id}/favorite`,
      brand: `/cpi/v1/orderer/brands/${brands[0].id}/favorite`,
    };
    await other.post(`/cpi/v1/orderer/packages/${packages[1].id}/favorite`).expect(200);
    await other.post(`/cpi/v1/orderer/brands/${brands[1].id}/favorite`).expect(200);
    const held = async (by: TestClient) => {
      const { favorited_package_ids, favorited_brand_ids } = (await by.get('/cpi/v2/user').expect(200))
        .body as Schemas['Session'];
      return [favorited_package_ids, favorited_brand_ids];
    };
    expect(await held(me)).toEqual([[], []]);
    await me.post(paths.package).expect(200);
    expect(await held(me)).toEqual([[packages[0].id], []]);
    await me.post(paths.brand).expect(200);
    expect(await held(me)).toEqual([[packages[0].id], [brands[0].id]]);
    await me.delete(paths.package).expect(200);
    expect(await held(me)).toEqual([[], [brands[0].id]]);
    await me.delete(paths.brand).expect(200);
    expect(await held(me)).toEqual([[], []]);
    expect(await held(other)).toEqual([[packages[1].id], [brands[1].id]]);
  });

  it('[SESS-06] tells an attendee from a member by the type, on signing in and at each fetch', async () => {
    const attendee = await signedIn(await makeUser({ type: 'pollee' }));
    const member = await signedIn(await makeUser({ type: 'member' }));
    const fetched = async (by: TestClient) =>
      ((await by.get('/cpi/v2/user').expect(200)).body as Schemas['Session']).type;
    expect([attendee.user?.type, await fetched(attendee)]).toEqual(['pollee', 'pollee']);
    expect([member.user?.type, await fetched(member)]).toEqual(['member', 'member']);
  });
});

it('names what is missing in a sign-in', async () => {
  expect(fieldsOf((await client().post('/cpi/v1/auth').send({}).expect(422)).body)).toEqual({
    email: ['blank'],
    password: ['blank'],
  });
});
