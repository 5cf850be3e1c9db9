import { hear } from '../../heard';
import { followFeed, platformInMemory, platformNow, stopFollowing } from './platform-now';
import { type Platform, readPlatform } from './read-platform';

jest.mock('../../heard');
jest.mock('./read-platform');

beforeEach(() => jest.mocked(hear).mockReturnValue(() => Promise.resolve()));
afterEach(stopFollowing);

const platform = (revision: number) => ({ revision }) as Platform;

/** Reads that the test answers in any order. */
function lateReads() {
  const answers: ((revision: number) => void)[] = [];
  jest
    .mocked(readPlatform)
    .mockImplementation(
      () => new Promise((resolve) => answers.push((revision) => resolve(platform(revision)))),
    );
  return answers;
}

it('keeps what is newer where the answer to an earlier change comes last', async () => {
  const answers = lateReads();
  followFeed();
  const changed = jest.mocked(hear).mock.lastCall?.[1] as () => void;
  changed();
  changed();
  answers[1]?.(8);
  await Promise.resolve();
  answers[0]?.(7);
  await new Promise(setImmediate);
  expect(platformInMemory()?.revision).toBe(8);
  expect((await platformNow()).revision).toBe(8);
});

it('keeps nothing of an answer that comes after it stopped following', async () => {
  const answers = lateReads();
  followFeed();
  (jest.mocked(hear).mock.lastCall?.[1] as () => void)();
  await stopFollowing();
  answers[0]?.(7);
  await new Promise(setImmediate);
  expect(platformInMemory()).toBeUndefined();
});
