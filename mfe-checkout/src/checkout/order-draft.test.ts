import type { Schemas } from '@copper-carrot/contracts';
import { anOrder } from '../test/fixtures';
import { type Changers } from './changers';
import { type Problem } from './failures';
import { type Base, baseOf } from './merge';
import { OrderDraft } from './order-draft';
import { type ChangeKey, type Changes } from './sections';

interface Setup {
  answer?: (body: Schemas['PatchOrderBody']) => Problem[] | null;
  stored?: Changes;
  storedBase?: Base;
}
type Change = Partial<Schemas['Order']>;

/** A draft over a fake server that checks the version of each save. */
function makeDraft({ answer = () => null, stored = {}, storedBase }: Setup = {}) {
  const sent: Schemas['PatchOrderBody'][] = [];
  const versions: (number | undefined)[] = [];
  const told: [string[], ChangeKey[]][] = [];
  let order = anOrder({ lock_version: 7 });
  let lastBy: Changers = { names: [], isReader: true };
  let kept: Changes = stored;
  const draft = new OrderDraft({
    shown: () => order,
    async send({ order: { lock_version: from, ...changes }, ...more }) {
      sent.push({ order: changes, ...more });
      versions.push(from);
      await Promise.resolve();
      if (from !== order.lock_version) throw new Moved(lastBy);
      const problems = answer({ order: changes, ...more });
      if (problems) throw Object.assign(new Error('refused'), { problems });
      order = { ...order, ...(changes as Change), lock_version: order.lock_version + 1 };
      return order;
    },
    readAgain: () => Promise.resolve(order),
    movedOnBy: (error) => (error instanceof Moved ? error.by : null),
    onOthers: ({ names }, moved) => void told.push([names, [...moved]]),
    onFailure: (error) => (error as { problems: Problem[] }).problems,
    isReady: (_section, pending) => pending.headcount !== 0,
    store: {
      read: () => ({ pending: stored, base: storedBase ?? null }),
      write: ({ pending }) => (kept = pending),
    },
  });
  const changedBy = (by: string | null, changes: Change) => {
    lastBy = by === null ? { names: [], isReader: true } : { names: [by], isReader: false };
    order = { ...order, ...changes, lock_version: order.lock_version + 1 };
  };
  return { draft, sent, versions, told, changedBy, kept: () => kept, order: () => order };
}

class Moved extends Error {
  constructor(readonly by: Changers) {
    super('moved');
  }
}

test('a section is sent by itself, and what was typed last is what is sent', async () => {
  const { draft, sent, kept } = makeDraft();
  draft.change({ suite: '2' }, { wait: 50 });
  draft.change({ suite: '20' }, { wait: 50 });
  draft.change({ tip: 10 }, { wait: 50 });
  expect(kept()).toEqual({ suite: '20', tip: 10 });
  await draft.flush();
  expect(sent).toEqual([{ order: { suite: '20' } }, { order: { tip: 10 } }]);
  expect(draft.snapshot()).toMatchObject({ pending: {}, states: { address: 'saved', extras: 'saved' } });
  expect(kept()).toEqual({});
});

test('what is not valid is kept and not sent', async () => {
  const { draft, sent, kept } = makeDraft();
  draft.change({ headcount: 0 });
  await draft.flush();
  expect(sent).toEqual([]);
  expect(draft.snapshot().states.details).toBe('waiting');
  expect(kept()).toEqual({ headcount: 0 });
});

test('what an earlier visit left is sent at the next one', async () => {
  const { draft, sent } = makeDraft({ stored: { suite: '20' } });
  await draft.flush();
  expect(sent).toEqual([{ order: { suite: '20' } }]);
});

test('a refusal keeps what was typed and says what is wrong; changing it takes the words away', async () => {
  const problem: Problem = { section: 'details', field: 'start_date', message: 'It is in the past.' };
  const { draft, kept } = makeDraft({ answer: () => [problem] });
  draft.change({ start_date: '2020-01-01' });
  await draft.flush();
  expect(draft.snapshot()).toMatchObject({ problems: [problem], states: { details: 'failed' } });
  expect(kept()).toEqual({ start_date: '2020-01-01' });
  draft.change({ start_date: '2099-01-01' }, { wait: 1000 });
  expect(draft.snapshot().problems).toEqual([]);
});

test('two sections that each wait for the other are sent together', async () => {
  const { draft, sent } = makeDraft({
    answer: ({ order }) => {
      if (!('start_date' in order)) return [{ section: 'details', field: 'start_date', message: 'past' }];
      if (!('address_id' in order)) return [{ section: 'address', field: 'address_id', message: 'far' }];
      return null;
    },
  });
  draft.change({ start_date: '2099-01-01' });
  await draft.flush();
  draft.change({ address_id: 4 });
  await draft.flush();
  expect(sent.at(-1)).toEqual({ order: { start_date: '2099-01-01', address_id: 4 } });
  expect(draft.snapshot()).toMatchObject({ pending: {}, problems: [] });
});

test('what one section was refused for another is sent again once that one is saved', async () => {
  const saved = { date: false };
  const { draft, sent } = makeDraft({
    answer: ({ order }) => {
      saved.date ||= 'start_date' in order;
      return saved.date ? null : [{ section: 'details', field: 'start_date', message: 'past' }];
    },
  });
  draft.change({ tip: 5 });
  await draft.flush();
  expect(draft.snapshot().states.extras).toBe('failed');
  draft.change({ start_date: '2099-01-01' });
  await draft.flush();
  expect(sent.at(-1)).toEqual({ order: { start_date: '2099-01-01', tip: 5 } });
  expect(draft.snapshot().states.extras).toBe('saved');
});

test('[CHK-21] redistribution goes with the headcount that asked for it, once', async () => {
  const { draft, sent } = makeDraft();
  draft.change({ headcount: 30 }, { redistribute: true });
  await draft.flush();
  draft.change({ headcount: 31 });
  await draft.flush();
  expect(sent).toEqual([
    { order: { headcount: 30 }, should_redistribute: true },
    { order: { headcount: 31 } },
  ]);
});

test('where other rules hold now, what was said is forgotten and what was refused is sent again', async () => {
  const refused: Problem = { section: 'details', field: 'start_time', message: 'The kitchen is closed.' };
  const found: Problem = { section: 'submit', field: null, message: 'The minimum is not met.' };
  let closed = true;
  const { draft, sent } = makeDraft({ answer: () => (closed ? [refused] : null) });
  draft.change({ start_time: '22:00' });
  await draft.flush();
  draft.show([refused, found]);
  closed = false;
  await draft.retryRefused();
  expect(sent).toEqual([{ order: { start_time: '22:00' } }, { order: { start_time: '22:00' } }]);
  expect(draft.snapshot()).toMatchObject({ pending: {}, problems: [], states: { details: 'saved' } });
});

describe('beside somebody else', () => {
  test('saves one after the other say the version that they were made from, and none is its own rival', async () => {
    const { draft, versions, told } = makeDraft();
    draft.change({ headcount: 30 });
    draft.change({ cost_center: 'A' });
    draft.change({ tip: 10 });
    await draft.flush();
    draft.change({ tip: 12 });
    await draft.flush();
    expect(versions).toEqual([7, 8, 9]);
    expect(told).toEqual([]);
    expect(draft.snapshot()).toMatchObject({ pending: {}, clashes: [], states: { extras: 'saved' } });
  });

  test('a save that touches nothing of theirs is sent again on top of it, and they are named', async () => {
    const { draft, sent, versions, told, changedBy, order } = makeDraft();
    draft.change({ tip: 50 }, { wait: 1000 });
    changedBy('Sam Lee', { headcount: 30 });
    await draft.flush();
    expect(sent).toEqual([{ order: { tip: 50 } }, { order: { tip: 50 } }]);
    expect(versions).toEqual([7, 8]);
    expect(told).toEqual([[['Sam Lee'], ['headcount']]]);
    expect(order()).toMatchObject({ headcount: 30, tip: 50 });
    expect(draft.snapshot()).toMatchObject({ pending: {}, clashes: [] });
  });

  test('where both changed the same, nothing of it is sent and nothing that was typed is lost', async () => {
    const { draft, sent, kept, told, changedBy, order } = makeDraft();
    draft.change({ headcount: 25, cost_center: 'A' }, { wait: 1000 });
    changedBy('Sam Lee', { headcount: 30 });
    await draft.flush();
    expect(draft.snapshot().clashes).toMatchObject([
      { topic: 'Headcount', section: 'details', keys: ['headcount'], by: { names: ['Sam Lee'] } },
    ]);
    expect(draft.snapshot().states.details).toBe('waiting');
    expect(kept()).toEqual({ headcount: 25 });
    expect(sent.at(-1)).toEqual({ order: { cost_center: 'A' } });
    expect(order()).toMatchObject({ headcount: 30, cost_center: 'A' });
    expect(told).toEqual([[['Sam Lee'], []]]);
  });

  test('“Keep mine” saves what was typed, “Use theirs” lets go of it', async () => {
    const mine = makeDraft();
    mine.draft.change({ headcount: 25 }, { wait: 1000, redistribute: true });
    mine.changedBy('Sam Lee', { headcount: 30 });
    await mine.draft.flush();
    await mine.draft.keepMine(mine.draft.snapshot().clashes[0]!);
    expect(mine.sent.at(-1)).toEqual({ order: { headcount: 25 }, should_redistribute: true });
    expect(mine.order().headcount).toBe(25);
    expect(mine.draft.snapshot()).toMatchObject({ pending: {}, clashes: [], states: { details: 'saved' } });

    const theirs = makeDraft();
    theirs.draft.change({ headcount: 25 }, { wait: 1000 });
    theirs.changedBy('Sam Lee', { headcount: 30 });
    await theirs.draft.flush();
    theirs.draft.useTheirs(theirs.draft.snapshot().clashes[0]!);
    await theirs.draft.flush();
    expect(theirs.order().headcount).toBe(30);
    expect(theirs.draft.snapshot()).toMatchObject({ pending: {}, clashes: [], states: { details: 'idle' } });
  });

  test('whoever types again while being asked has answered', async () => {
    const { draft, changedBy, order } = makeDraft();
    draft.change({ headcount: 25 }, { wait: 1000 });
    changedBy('Sam Lee', { headcount: 30 });
    await draft.flush();
    draft.change({ headcount: 26 });
    await draft.flush();
    expect(order().headcount).toBe(26);
    expect(draft.snapshot().clashes).toEqual([]);
  });

  test('a third change while being asked is asked about once, and a save still comes to an end', async () => {
    const { draft, sent, changedBy, order } = makeDraft();
    draft.change({ headcount: 25 }, { wait: 1000 });
    changedBy('Sam Lee', { headcount: 30 });
    await draft.flush();
    changedBy('Pat Roe', { headcount: 40 });
    await draft.keepMine(draft.snapshot().clashes[0]!);
    expect(draft.snapshot().clashes).toMatchObject([{ topic: 'Headcount', by: { names: ['Pat Roe'] } }]);
    expect(order().headcount).toBe(40);
    expect(sent).toHaveLength(2);
  });

  test('an own save whose answer was lost is no rival of the next one', async () => {
    const { draft, told, changedBy, order } = makeDraft();
    draft.change({ headcount: 25 }, { wait: 1000 });
    changedBy(null, { headcount: 25 });
    await draft.flush();
    expect(told).toEqual([]);
    expect(draft.snapshot()).toMatchObject({ pending: {}, clashes: [] });
    expect(order().headcount).toBe(25);
  });

  test('another window of the same person is a rival like any other', async () => {
    const { draft, changedBy } = makeDraft();
    draft.change({ headcount: 25 }, { wait: 1000 });
    changedBy(null, { headcount: 30 });
    await draft.flush();
    expect(draft.snapshot().clashes).toMatchObject([{ topic: 'Headcount', by: { isReader: true } }]);
  });

  test('what outlived a reload stands on what it was typed on', async () => {
    const storedBase = baseOf(anOrder({ lock_version: 6, headcount: 15 }));
    const { draft } = makeDraft({ stored: { headcount: 25 }, storedBase });
    await draft.flush();
    expect(draft.snapshot().clashes).toMatchObject([{ topic: 'Headcount' }]);
  });

  test('what came while nothing was typed is what the next change is made on', async () => {
    const { draft, versions, changedBy } = makeDraft();
    changedBy('Sam Lee', { headcount: 30 });
    draft.change({ headcount: 25 });
    await draft.flush();
    expect(versions).toEqual([8]);
    expect(draft.snapshot().clashes).toEqual([]);
  });
});
