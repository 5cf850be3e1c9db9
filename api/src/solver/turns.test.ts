import { queueOf } from './turns';

const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Work that runs until `endNext` ends it. */
function someWork() {
  const ends: (() => void)[] = [];
  const endNext = async () => {
    await soon();
    ends.shift()?.();
    await soon();
  };
  return { work: () => new Promise<void>((resolve) => ends.push(resolve)), endNext };
}

test('callers have their turns one after the other, whether the one before ended well or not', async () => {
  const inTurn = queueOf({ most: 5, longestMs: 60_000 });
  const said: string[] = [];
  const turns = ['a', 'b', 'c'].map((name) =>
    inTurn(async () => {
      said.push(`${name} begins`);
      await soon();
      said.push(`${name} ends`);
      if (name === 'b') throw new Error('b failed');
    }),
  );
  const ended = await Promise.allSettled(turns);
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(said).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('of more than may wait each hears at once in how many seconds to try again', async () => {
  const inTurn = queueOf({ most: 2, longestMs: 60_000 });
  const { work, endNext } = someWork();
  const turns = [inTurn(work), inTurn(work), inTurn(work)];
  await expect(inTurn(work)).rejects.toMatchObject({
    ...{ status: 429, code: 'planning-busy' },
    details: { context: { retry_after: 1 } },
  });
  for (const turn of turns) {
    await endNext();
    await turn;
  }
  const after = inTurn(work);
  await endNext();
  await after;
});

test('who would wait too long by what turns take is told so, though few wait', async () => {
  const inTurn = queueOf({ most: 50, longestMs: 1_000 });
  const { work, endNext } = someWork();
  const turns = Array.from({ length: 20 }, () => inTurn(work));
  const told = turns.map((turn) =>
    turn.then(
      () => 'done',
      (error: { status: number }) => error.status,
    ),
  );
  const refused = turns.map((turn) => turn.catch(() => undefined));
  await soon();
  const others = await Promise.race([Promise.all(told.slice(10)), soon().then(soon)]);
  expect(others).toEqual(Array.from({ length: 10 }, () => 429));
  for (let each = 0; each < 20; each += 1) await endNext();
  await Promise.all(refused);
});

test('who has waited for as long as anybody may is told then, and takes nobody else’s turn', async () => {
  const inTurn = queueOf({ most: 5, longestMs: 250 });
  const { work, endNext } = someWork();
  const first = inTurn(work);
  const second = inTurn(work);
  await expect(second).rejects.toMatchObject({ status: 429, code: 'planning-busy' });
  await endNext();
  await first;
  const third = inTurn(work);
  await endNext();
  await third;
});
