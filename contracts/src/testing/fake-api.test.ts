import { read } from '../calls';
import { createClient } from '../runtime/client';
import { FakeApi, recorded, Refusal } from '.';
import { takeFaults } from './fake-api';

const clientOf = (api: FakeApi) => createClient({ fetch: api.fetch, wait: () => Promise.resolve() });
const order = read('/cpi/v1/orderer/orders/{id}', { params: { id: 7 } });

it('answers what the API answered when it was recorded', async () => {
  const api = new FakeApi();
  await expect(clientOf(api).fetch(order)).resolves.toEqual(recorded['get /cpi/v1/orderer/orders/{id}'][200]);
  expect(api.called('get', '/cpi/v1/orderer/orders/{id}')).toMatchObject([{ params: { id: '7' } }]);
});

it("answers in a test's own way, a refusal in the shape of every error", async () => {
  const api = new FakeApi()
    .on('get', '/cpi/v1/orderer/orders/{id}', ({ params }) => ({
      ...recorded['get /cpi/v1/orderer/orders/{id}'][200],
      id: Number(params.id),
    }))
    .on('patch', '/cpi/v1/orderer/orders/{id}', () => new Refusal(409, 'stale_record'));
  const client = clientOf(api);
  await expect(client.fetch(order)).resolves.toMatchObject({ id: 7 });
  await expect(
    client.patch('/cpi/v1/orderer/orders/{id}', { params: { id: 7 }, body: { order: { headcount: 20 } } }),
  ).rejects.toMatchObject({ status: 409, code: 'stale_record' });
});

describe('fails a test', () => {
  const faultsOf = async (call: (api: FakeApi) => Promise<unknown>) => {
    await call(new FakeApi()).catch(() => undefined);
    return takeFaults().join();
  };

  it('whose request the API would refuse: a body, a query, a header, a path', async () => {
    const patch = (changes: object) =>
      faultsOf((api) =>
        api.fetch('/cpi/v1/orderer/orders/7', { method: 'PATCH', body: JSON.stringify({ order: changes }) }),
      );
    expect(await patch({ headcount: 20 })).toBe('');
    expect(await patch({ headcount: '20' })).toContain('/order/headcount must be integer');
    expect(await patch({ head_count: 20 })).toContain('must NOT have additional properties');
    expect(await patch({ contact_phone: '1'.repeat(41) })).toContain('must NOT have more than 40 characters');
    expect(await faultsOf((api) => api.fetch('/cpi/v1/orderer/orders?limit=201'))).toContain(
      'must be <= 200',
    );
    expect(await faultsOf((api) => api.fetch('/cpi/v1/orderer/orders?page=2'))).toContain(
      'page is no parameter',
    );
    const submit = (key: string) =>
      faultsOf((api) =>
        api.fetch('/cpi/v1/orderer/orders/7/submit', { method: 'POST', headers: { 'Idempotency-Key': key } }),
      );
    expect(await submit('press-1')).not.toContain('would refuse');
    expect(await submit('k'.repeat(201))).toContain('Idempotency-Key must NOT have more than 200 characters');
    expect(await faultsOf((api) => api.fetch('/cpi/v1/orderer/order/7'))).toContain('is no call of the API');
  });

  it('whose fake answers what the API never says', async () => {
    const renamed = (body: object) =>
      faultsOf((api) => api.on('get', '/cpi/v1/orderer/orders/{id}', () => body as never).fetch(order));
    const recordedOrder = recorded['get /cpi/v1/orderer/orders/{id}'][200];
    expect(await renamed(recordedOrder)).toBe('');
    expect(await renamed({ ...recordedOrder, lock_version: 'one' })).toContain(
      '/lock_version must be integer',
    );
    const { headcount: _headcount, ...without } = recordedOrder;
    expect(await renamed(without)).toContain("must have required property 'headcount'");
  });

  it('that answers nothing where nothing was recorded', async () => {
    const faults = await faultsOf((api) => api.fetch('/cpi/v2/orderer/saved_searches'));
    expect(faults).toContain('Nothing was recorded');
  });
});
