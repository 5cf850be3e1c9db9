import type { Schemas } from '@copper-carrot/contracts';
import { recorded } from '@copper-carrot/contracts/testing';
import { act } from '@testing-library/react';

/** The blocks of the recorded stream: the first state, `changed` and `gone`. */
const blocks = recorded['get /cpi/v1/public/order_polls/{code}/live'][200].split('\n\n');
const block = (event: string) => {
  const found = blocks.find((each) => each.includes(`event: ${event}\n`));
  if (found === undefined) throw new Error(`The recorded stream says nothing of ${event}`);
  return found;
};
export const livePoll = JSON.parse(fieldsOf(block('changed')).data ?? '') as Schemas['LivePoll'];

function fieldsOf(text: string): Record<string, string | undefined> {
  return Object.fromEntries(text.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]));
}

/** A fake `EventSource` that replays the recorded stream and can drop or refuse the connection. */
export class FakeEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static all: FakeEventSource[] = [];
  static open = (): string[] =>
    this.all
      .filter(({ readyState }) => readyState !== this.CLOSED)
      .map(({ url }) => url.split('/').at(-2) ?? '');
  static last(): FakeEventSource {
    const last = this.all.at(-1);
    if (!last) throw new Error('Nobody listens');
    return last;
  }

  /** What the server sends first; nothing unless a test sets it. */
  static greet: (stream: FakeEventSource) => void = () => undefined;

  readyState = FakeEventSource.CONNECTING;

  constructor(readonly url: string) {
    super();
    FakeEventSource.all.push(this);
    setTimeout(() => FakeEventSource.greet(this));
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }

  changed(values: Partial<Schemas['LivePoll']>): void {
    const poll = { ...livePoll, ...values };
    this.say(
      block('changed')
        .replace(/^id: .*$/m, `id: ${poll.version}`)
        .replace(/^data: .*$/m, () => `data: ${JSON.stringify(poll)}`),
    );
  }

  gone(): void {
    this.say(block('gone'));
    // The browser reconnects to an ended stream.
    this.drop();
  }

  /** Loses the connection, which the browser reconnects. */
  drop(): void {
    this.fail(FakeEventSource.CONNECTING);
  }

  /** Refuses the connection, which the browser does not retry. */
  refuse(): void {
    this.fail(FakeEventSource.CLOSED);
  }

  private fail(state: number): void {
    if (this.readyState === FakeEventSource.CLOSED) return;
    this.readyState = state;
    act(() => void this.dispatchEvent(new Event('error')));
  }

  private say(text: string): void {
    if (this.readyState === FakeEventSource.CLOSED) return;
    this.readyState = FakeEventSource.OPEN;
    const { event = 'message', data, id = '' } = fieldsOf(text);
    act(() => void this.dispatchEvent(new MessageEvent(event, { data, lastEventId: id })));
  }
}

export function withEventSource(): void {
  beforeEach(() => {
    FakeEventSource.all = [];
    FakeEventSource.greet = () => undefined;
    Object.assign(globalThis, { EventSource: FakeEventSource });
  });
  afterEach(() => void Reflect.deleteProperty(globalThis, 'EventSource'));
}
