const before = process.env.FUZZ_SEED;
afterEach(() => {
  if (before === undefined) delete process.env.FUZZ_SEED;
  else process.env.FUZZ_SEED = before;
});

/** The seed of all random cases, as a run with this setting has it. */
async function seedFor(setting?: string): Promise<number | undefined> {
  if (setting === undefined) delete process.env.FUZZ_SEED;
  else process.env.FUZZ_SEED = setting;
  jest.resetModules();
  const { default: fc } = await import('fast-check');
  return fc.readConfigureGlobal().seed;
}

it('gives every property the same cases in each run', async () => {
  expect([await seedFor(), await seedFor()]).toEqual([20_261_101, 20_261_101]);
});

it('thinks of new cases, or of given ones, for whoever asks', async () => {
  expect(await seedFor('7')).toBe(7);
  expect(await seedFor('random')).not.toBe(await seedFor('random'));
});
