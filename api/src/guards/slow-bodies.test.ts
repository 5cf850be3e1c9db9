import { createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from '../app';
import { Membership, type User } from '../accounts';
import { sql } from '../database';
import { makeMember, testPassword, useDatabase } from '../testing';

useDatabase();

let server: Server;
let port: number;
beforeAll(async () => {
  server = createServer(createApp());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

interface Answer {
  status: number;
  cookie: string;
  text: string;
}

/** One call whose body comes in two parts, with something in between. */
function call(
  path: string,
  body: object,
  headers: Record<string, string>,
  between?: () => Promise<unknown>,
): Promise<Answer> {
  const bytes = Buffer.from(JSON.stringify(body));
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      {
        port,
        path,
        method: 'POST',
        headers: {
          Origin: 'http://localhost:3000',
          'Content-Type': 'application/json',
          'Content-Length': bytes.length,
          ...headers,
        },
      },
      (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += part.toString()));
        response.on('end', () => {
          const cookie = (response.headers['set-cookie'] ?? []).map((each) => each.split(';')[0]).join('; ');
          resolve({ status: response.statusCode ?? 0, cookie, text });
        });
      },
    );
    sent.on('error', reject);
    sent.write(bytes.subarray(0, 1));
    const rest = async () => {
      // Long enough for a server that decides by the headers to have decided.
      if (between) {
        await sleep(300);
        await between();
      }
      sent.end(bytes.subarray(1));
    };
    rest().catch(reject);
  });
}

async function headersOf({ email }: User): Promise<Record<string, string>> {
  const { cookie, text } = await call('/cpi/v1/auth', { email, password: testPassword }, {});
  return { Cookie: cookie, 'X-CSRF-Token': (JSON.parse(text) as { token: string }).token };
}

test('a right that ends while a body is on its way is no right any more', async () => {
  const { user, team } = await makeMember('admin');
  // An organization keeps one admin.
  await makeMember('admin', team);
  const headers = await headersOf(user);
  const invite = { memberships: [{ email: 'back@example.com', role: 'admin' }] };
  const path = `/cpi/v2/orderer/teams/${team.id}/memberships`;
  const removed = () => Membership.destroy({ where: { userId: user.id, teamId: team.id } });
  expect((await call(path, invite, headers, removed)).status).toBe(404);
  expect(await sql.rows('select 1 from invitations where team_id = $1', [team.id])).toEqual([]);
});

test('a session that ends while a body is on its way is none any more', async () => {
  const { user } = await makeMember('admin');
  const headers = await headersOf(user);
  const signedOut = () =>
    sql.rows(`delete from user_sessions where sess ->> 'userId' = $1`, [String(user.id)]);
  const answer = await call('/cpi/v2/orderer/teams', { team: { name: 'Too late' } }, headers, signedOut);
  expect(answer.status).toBe(401);
  expect(await sql.rows(`select 1 from teams where name = 'Too late'`)).toEqual([]);
});
