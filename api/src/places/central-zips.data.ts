/** By place id: the ZIP codes in the middle of its towns, the main one first. Each covers ground, and is no single building's. */
export const centralZips: Readonly<Record<number, readonly string[]>> = {
  1: ['10001', '11201', '11101'],
  2: ['02108', '02139'],
  3: ['60602'],
  4: ['20005'],
  5: ['94103', '94612'],
  6: ['78701'],
  7: ['90013', '92805'],
  8: ['98101'],
  9: ['80202'],
  10: ['37203'],
  11: ['55401', '55101'],
  12: ['84111'],
  13: ['30303'],
  14: ['89101'],
  15: ['95113', '95050'],
};
