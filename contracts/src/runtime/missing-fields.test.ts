import { sentences } from '../constants';
import { recorded } from '../testing/recorded';
import { createClient } from './client';
import { missingFields } from './missing-fields';

const answers = Object.entries(recorded).flatMap(([call, byStatus]) =>
  Object.entries(byStatus as Record<string, unknown>)
    .filter(([status, body]) => status.startsWith('2') && typeof body === 'object')
    .map(([, body]) => [call, body as Record<string, unknown>] as const),
);

const urlOf = (call: string) => {
  const [method = '', path = ''] = call.split(' ');
  return [method, `${path.replace(/\{\w+\}/g, '12')}?limit=2`] as const;
};

it.each(answers)('nothing is missing in what %s was recorded to answer', (call, body) => {
  expect(missingFields(...urlOf(call), body)).toEqual([]);
});

it('names what an answer lacks, and takes no answer for all of it', () => {
  const order = { ...recorded['get /cpi/v1/orderer/orders/{id}'][200] };
  const { pricing: _pricing, ...without } = order;
  expect(missingFields('get', '/cpi/v1/orderer/orders/12', without)).toEqual(['pricing']);
  expect(missingFields('get', '/cpi/v1/public/places', undefined)).toEqual(['count', 'records']);
  expect(missingFields('get', '/cpi/v1/public/places', { records: [], count: 0 })).toEqual([]);
});

describe('a client that knows the document', () => {
  const asked: string[] = [];
  const clientOf = (text: string) => {
    asked.length = 0;
    return createClient({
      lacks: missingFields,
      wait: () => Promise.resolve(),
      fetch: (url) => {
        asked.push(url as string);
        return Promise.resolve(new Response(text));
      },
    });
  };

  it.each([
    ['lacks a field', '{"records":[]}', ['count']],
    ['is no JSON', '<!doctype html>', ['JSON']],
  ])(
    'fails at the door, at once and with a sentence for people, where an answer %s',
    async (_how, text, missing) => {
      await expect(clientOf(text).get('/cpi/v1/public/places')).rejects.toMatchObject({
        status: 502,
        code: 'incomplete_answer',
        message: sentences.unexpected,
        payload: { context: { call: 'get /cpi/v1/public/places', missing } },
      });
      expect(asked).toHaveLength(1);
    },
  );
});
