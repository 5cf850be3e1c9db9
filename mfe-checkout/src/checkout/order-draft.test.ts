import type { Schemas } from '@copper-carrot/contracts';
import { anOrder } from '../test/fixtures';
import { type Problem } from './failures';
import { OrderDraft } from './order-draft';
import { type Changes } from './sections';

interface Setup {
  answer?: (body: Schemas['PatchOrderBody']) => Problem[] | null;
  stored?: Changes;
}

function makeDraft({ answer = () => null, stored = {} }: Setup = {}) {
  const sent: Schemas['PatchOrderBody'][] = [];
  let kept = stored;
  const draft = new OrderDraft({
    async send(body) {
      sent.push(body);
      await Promise.resolve();
      const problems = answer(body);
      if (problems) throw Object.assign(new Error('refused'), { problems });
      return anOrder();
    },
    onFailure: (error) => (error as { problems: Problem[] }).problems,
    readAgain: () => Promise.resolve(),
    isLost: () => false,
    isReady: (_section, pending) => pending.headcount !== 0,
    store: { read: () => stored, write: (pending) => (kept = pending) },
  });
  return { draft, sent, kept: () => kept };
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
