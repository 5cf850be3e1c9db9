import { isCommonPassword } from './common-passwords';

const disk = { isBroken: true };
jest.mock('@zxcvbn-ts/language-common', (): unknown => {
  if (disk.isBroken) throw new Error('the disk is away');
  return jest.requireActual('@zxcvbn-ts/language-common');
});

test('words that could not be loaded once are loaded by the next who asks', async () => {
  await expect(isCommonPassword('password123')).rejects.toThrow('the disk is away');
  disk.isBroken = false;
  expect(await isCommonPassword('password123')).toBe(true);
  expect(await isCommonPassword('a turnip under the stairs')).toBe(false);
});
