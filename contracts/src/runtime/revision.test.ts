import { feedHeader } from '../site-data';
import { events } from './events';
import { client } from './shell';

const answers: (string | null)[] = [];
beforeEach(() => {
  globalThis.fetch = () => {
    const revision = answers.shift() ?? null;
    const headers = new Headers(revision === null ? {} : { [feedHeader]: revision });
    return Promise.resolve(new Response('{}', { headers, status: 200 }));
  };
});

it('says with each change which revision of the feed the API speaks of', async () => {
  const heard: number[] = [];
  const stop = events.on('site.revised@1', ({ revision }) => heard.push(revision));
  answers.push(null, '7', '7', '9', '9', 'nonsense', '7');
  for (let call = 0; call < 7; call++) await client.delete('/cpi/v1/auth');
  stop();
  expect(heard).toEqual([7, 9, 7]);
});
