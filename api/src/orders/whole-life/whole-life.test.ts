import './virtual-time.factory';
import fc from 'fast-check';
import { writeFileSync } from 'node:fs';
import { holdWaits } from '../../payments';
import { modifyWaits } from '../changes/change-steps';
import { submitWaits } from '../submission/submit-order';
import { commands, open, opening } from './commands.factory';
import { Reference } from './reference.factory';
import { anHourPasses, daysPass, expectSound } from './settle.factory';
import { countTransitions, tableOf } from './transitions.factory';
import { work } from './worker.factory';
import { beginAnew, copyCart, useWorld } from './world.factory';

/**
 * Random lives of an order: its owner, a colleague, the caterer, the clock, Stripe, the bank and processes that die do what
 * they can, in any order. `npm run model` takes many thousands of them.
 */
const { MODEL_RUNS, MODEL_PATH, MODEL_REPLAY, MODEL_REPORT } = process.env;
const numRuns = Number(MODEL_RUNS ?? 200);
/** A batch of the many is added up by who runs them. */
const isWhole = MODEL_RUNS === undefined;

const world = useWorld();
const taken = countTransitions();
jest.setTimeout(60_000 + numRuns * 3_000);

beforeAll(() => {
  holdWaits.answerMs = 250;
  submitWaits.undecidedPauseMs = 6_000;
  modifyWaits.undecidedPauseMs = 6_000;
});

test('no life of an order loses or doubles it, its money or its food', async () => {
  const lives = fc.commands(commands, {
    maxCommands: 8,
    size: 'max',
    ...(MODEL_REPLAY && { replayPath: MODEL_REPLAY }),
  });
  await fc.assert(
    fc.asyncProperty(opening, lives, async (begins, life) => {
      await beginAnew(world);
      const reference = await Reference.of(await copyCart(world, begins.days, begins.card));
      await open(reference, world, begins);
      await fc.asyncModelRun(() => ({ model: reference, real: world }), life);
      await anHourPasses(reference);
      await daysPass(reference);
      await expectSound(reference, world);
    }),
    { numRuns, unbiased: true, ...(MODEL_PATH && { path: MODEL_PATH }), endOnFailure: false },
  );
});

test('every step of every process was taken', () => {
  if (MODEL_REPORT) writeFileSync(MODEL_REPORT, JSON.stringify(taken));
  console.log(tableOf(taken));
  const never = Object.keys(taken).filter((name) => taken[name] === 0);
  expect(isWhole ? never : []).toEqual([]);
});
