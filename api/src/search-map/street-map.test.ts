import type { Schemas } from '@copper-carrot/contracts';
import { client, useDatabase } from '../testing';

// Before anything reads its environment: the policy is made when the app is.
jest.mock('../env', (): unknown => {
  process.env.MAP_STYLE_URL = 'https://tiles.example/styles/streets.json?key=public';
  return jest.requireActual('../env');
});

useDatabase();

it('says where the streets come from', async () => {
  const { body } = (await client()
    .get('/cpi/v2/public/brands/search/map')
    .query({ place_id: 1 })
    .expect(200)) as { body: Schemas['SearchMap'] };
  expect(body.street_style_url).toBe('https://tiles.example/styles/streets.json?key=public');
});

it('lets pages fetch streets from that origin, and nothing else from there', async () => {
  const { headers } = await client().get('/search').set('Accept', 'text/html');
  const rules = (headers['content-security-policy'] ?? '').split(';').map((rule) => rule.trim());
  expect(rules.filter((rule) => rule.includes('tiles.example'))).toEqual([
    "connect-src 'self' https://tiles.example https://api.stripe.com",
  ]);
  expect(rules).toContain("worker-src 'self'");
});
