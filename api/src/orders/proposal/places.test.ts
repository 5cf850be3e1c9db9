import type { Schemas } from '@copper-carrot/contracts';
import { client, useDatabase } from '../../testing';
import { inAPlace, mostAtOnce } from './places';
import { event, makeOffered } from './proposal.factory';

useDatabase();

const from = (network: string) => client().always({ 'X-Forwarded-For': network });

test('one network has a few proposals worked out at once, hears soon to try again, and takes none from another', async () => {
  const { pack } = await makeOffered({ mains: [{ name: 'Carnitas' }, { name: 'Tofu' }], sides: [] });
  const path = `/cpi/v2/public/packages/${pack.slug}/order/proposal`;
  const greedy = from('203.0.113.7');
  const all = Promise.all(Array.from({ length: 30 }, () => greedy.post(path).send(event())));
  const beside = await from('198.51.100.7').post(path).send(event());
  expect(beside.status).toBe(200);
  const answers = await all;
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
  expect(answers.filter(({ status }) => status === 503)).toEqual([]);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers['retry-after']).toBe('1');
  expect((refused[0]?.body as Schemas['Error']).message).toBe(
    'Several proposals are being worked out for your network already. Please try again in a moment.',
  );
  await greedy.post(path).send(event()).expect(200);
});

test('a place is free again once its work is done, well or not', async () => {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  const held = Array.from({ length: mostAtOnce }, () => inAPlace('a', work));
  await expect(inAPlace('a', work)).rejects.toMatchObject({ status: 429 });
  await inAPlace('b', () => Promise.resolve());
  for (const end of ends) end();
  await Promise.all(held);
  await expect(inAPlace('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  for (let each = 0; each < mostAtOnce + 1; each += 1) await inAPlace('a', () => Promise.resolve());
});
