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
 * Random lives of an order: its owner, a colleague, the caterer, the clock, Stripe, the bank and dying processes act in
 * any order. `npm run explore` runs many thousands of them.
 */
const { LIVES, LIFE_PATH, LIFE_REPLAY, LIVES_REPORT } = process.env;
/** From the fixed seed, this many lives take all usual steps. */
const fewest = 80;
const numRuns = Number(LIVES ?? fewest);

const world = useWorld();
const taken = countTransitions();
jest.setTimeout(60_000 + numRuns * 6_000);

beforeAll(() => {
  holdWaits.answerMs = 250;
  submitWaits.undecidedPauseMs = 6_000;
  modifyWaits.undecidedPauseMs = 6_000;
  tipWaits.patienceMs = 1_000;
});

// `npm run explore` adds the counts of its runs up and requires every step.
afterAll(() => {
  if (LIVES_REPORT) writeFileSync(LIVES_REPORT, JSON.stringify(taken));
});

test('no life of an order loses or doubles it, its money or its food', async () => {
  const lives = fc.commands(commands, {
    maxCommands: 8,
    size: 'max',
    ...(LIFE_REPLAY && { replayPath: LIFE_REPLAY }),
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
    { numRuns, unbiased: true, ...(LIFE_PATH && { path: LIFE_PATH }), endOnFailure: false },
  );
  if (numRuns >= fewest && !LIFE_PATH) expectUsualSteps(taken);
});
