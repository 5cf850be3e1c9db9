import type * as crypto from 'node:crypto';

// Import this before everything else: the tokens, codes and ids that the API and its peers draw are the same in each run.
jest.mock('node:crypto', () => {
  const real = jest.requireActual<typeof crypto>('node:crypto');
  let drawn = 0;
  const randomBytes = (size: number): Buffer => {
    const blocks: Buffer[] = [];
    for (let left = size; left > 0; left -= 32)
      blocks.push(real.createHash('sha256').update(`seeded ${++drawn}`).digest());
    return Buffer.concat(blocks).subarray(0, size);
  };
  const randomInt = (one: number, other?: number): number => {
    const [least, end] = other === undefined ? [0, one] : [one, other];
    return least + (randomBytes(6).readUIntBE(0, 6) % (end - least));
  };
  const randomUUID = () =>
    randomBytes(16)
      .toString('hex')
      .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
  return { ...real, randomBytes, randomInt, randomUUID };
});
