import './virtual-time.factory';
import fc from 'fast-check';
import { writeFileSync } from 'node:fs';
import { holdWaits } from '../../payments';
import { modifyWaits } from '../changes/change-steps';
import { submitWaits } from '../submission/submit-order';
import { tipWaits } from '../tip/raise-tip';
import { commands } from './commands.factory';
import { open, opening } from './opening.factory';
import { countOutcomes } from './outcomes.factory';
import { Reference } from './reference.factory';
import { anHourPasses, daysPass, expectSound } from './settle.factory';
import { countTransitions, expectUsualSteps } from './transitions.factory';
import { beginAnew, copyCart, useWorld } from './world.factory';

/**
 * Random lives of an order: its owner, a colleague, the caterer, the clock, Stripe, the bank and processes that die do what
 * they can, in any order. `npm run model` takes many thousands of them.
 */
const { MODEL_RUNS, MODEL_PATH, MODEL_REPLAY, MODEL_REPORT } = process.env;
const fewest = 200;
const numRuns = Number(MODEL_RUNS ?? fewest);

const world = useWorld();
const taken = countTransitions();
jest.setTimeout(60_000 + numRuns * 6_000);

beforeAll(() => {
  holdWaits.answerMs = 250;
  submitWaits.undecidedPauseMs = 6_000;
  modifyWaits.undecidedPauseMs = 6_000;
  tipWaits.patienceMs = 1_000;
});

// Who runs many of these adds them up, and asks that no step is missing.
afterAll(() => {
  if (MODEL_REPORT) writeFileSync(MODEL_REPORT, JSON.stringify(taken));
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
      const reference = await Reference.of(
        await copyCart(world, { ...begins, isOnInvoice: begins.payment === 'invoice' }),
      );
      await open(reference, world, begins);
      await fc.asyncModelRun(() => ({ model: reference, real: world }), life);
      await anHourPasses(reference);
      await daysPass(reference);
      await expectSound(reference, world);
      await countOutcomes(taken, reference, world);
    }),
    { numRuns, unbiased: true, ...(MODEL_PATH && { path: MODEL_PATH }), endOnFailure: false },
  );
  if (numRuns >= fewest && !MODEL_PATH) expectUsualSteps(taken);
});
