import type { Schemas } from '@copper-carrot/contracts';
import { anAddress, aCard, anOrder, mains, sides } from './fixtures';

export interface Call {
  method: string;
  path: string;
  body: unknown;
  headers: Record<string, string>;
}
type Answer = { status?: number; body: unknown };
type Handler = (call: Call) => Answer | Promise<Answer>;

export const refusal = (code: string, more: Partial<Schemas['Error']> = {}): Answer => {
  const { status = 422 } = more;
  const payload = {
    code,
    message: 'Refused.',
    fields: {},
    field_errors: {},
    type: null,
    param: null,
    context: {},
  };
  return { status, body: { ...payload, ...more, status } };
};

/** The API as checkout meets it: one order that PATCH changes, and handlers that a test puts in the way. */
export class FakeServer {
  readonly calls: Call[] = [];
  order: Schemas['Order'] = anOrder();
  choices: Schemas['Choice'][] = [mains, sides];
  cards: Schemas['CreditCard'][] = [aCard()];
  addresses: Schemas['Address'][] = [anAddress()];
  private readonly handlers: { method: string; path: RegExp; handler: Handler }[] = [];

  /** Handlers added later are asked first. */
  on(method: string, path: RegExp, handler: Handler): this {
    this.handlers.unshift({ method, path, handler });
    return this;
  }

  called = (method: string, path: RegExp) =>
    this.calls.filter((call) => call.method === method && path.test(call.path));

  bodies = (method: string, path: RegExp) => this.called(method, path).map(({ body }) => body);

  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const path = input as string;
    const call: Call = {
      method: init.method ?? 'GET',
      path,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
      headers: { ...(init.headers as Record<string, string>) },
    };
    this.calls.push(call);
    const found = this.handlers.find((one) => one.method === call.method && one.path.test(path));
    const { status = 200, body } = await (found ? found.handler(call) : this.standard(call));
    const text = JSON.stringify(body);
    return {
      ok: status < 300,
      status,
      statusText: '',
      text: () => Promise.resolve(text),
      json: () => Promise.resolve(JSON.parse(text) as unknown),
    } as Response;
  };

  private standard({ method, path, body }: Call): Answer {
    const list = (records: unknown[]) => ({ body: { records, count: records.length } });
    if (method === 'GET' && /orders\/\d+$/.test(path)) return { body: this.order };
    if (method === 'GET' && path.includes('/package/items')) return list(this.choices);
    if (method === 'GET' && path.includes('/credit_cards')) return list(this.cards);
    if (method === 'GET' && path.includes('/addresses')) return list(this.addresses);
    if (method === 'PATCH') return { body: this.patched((body as { order: Record<string, unknown> }).order) };
    if (path.endsWith('/check_validity')) return { body: { valid: true, errors: [] } };
    if (path.endsWith('/submit')) {
      return {
        body: {
          id: this.order.id,
          team_id: this.order.team_id,
          status: 'pending',
          pricing: { customer_price: 352.2 },
          from_referral: false,
          first_order: false,
        },
      };
    }
    return { status: 404, body: { code: 'not_found', message: 'Not here.' } };
  }

  private patched(changes: Record<string, unknown>): Schemas['Order'] {
    const { address } = this.order;
    const ofAddress = Object.entries(changes).filter(([key]) => key in address);
    const others = Object.entries(changes).filter(([key]) => !(key in address) && key !== 'tip');
    this.order = {
      ...this.order,
      ...Object.fromEntries(others),
      address: { ...address, ...Object.fromEntries(ofAddress) },
      lock_version: this.order.lock_version + 1,
      pricing: { ...this.order.pricing, ...('tip' in changes ? { tip: Number(changes.tip ?? 23.2) } : {}) },
    };
    return this.order;
  }
}
