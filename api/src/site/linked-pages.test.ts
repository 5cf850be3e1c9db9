import { sql } from '../database';
import { client, makeMember, signedIn, useDatabase, type TestClient } from '../testing';

useDatabase();

const leadsTo = async (by: TestClient, path: string) => {
  const { status, headers } = (await by.get(path).set('Accept', 'text/html')) as {
    status: number;
    headers: Record<string, string>;
  };
  return status === 302 ? headers.location : null;
};

it('[CAT-07] a link to the admin app that names /new_admin leads to the page without it, and to no other site', async () => {
  expect(await leadsTo(client(), '/new_admin/admin?page=2')).toBe('/admin?page=2');
  expect(await leadsTo(client(), '/new_admin')).toBe('/');
  expect(await leadsTo(client(), '/new_admin//example.com')).toBe('/example.com');
  expect(await leadsTo(client(), '/new_administration')).toBeNull();
});

it('[CAT-09] a link with /me/ leads to the reader’s own organization or brand, and others nowhere else', async () => {
  const { user, team } = await makeMember('orderer');
  const member = await signedIn(user);
  expect(await leadsTo(member, '/organization/me/members?role=staff')).toBe(
    `/organization/${team.id}/members?role=staff`,
  );
  const [{ id: brandId = 0 } = {}] = await sql.rows<{ id: number }>(
    `insert into brands (name, slug) values ('Mine', 'mine') returning id`,
    [],
  );
  await sql.rows('insert into brand_members (brand_id, user_id) values ($1, $2)', [brandId, user.id]);
  expect(await leadsTo(member, '/caterer/me/orders')).toBe(`/caterer/${brandId}/orders`);
  expect(await leadsTo(client(), '/caterer/me/orders')).toBeNull();
});
