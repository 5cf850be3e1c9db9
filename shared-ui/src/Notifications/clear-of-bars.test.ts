import { liftOver } from './clear-of-bars';

const at = (top: number, bottom: number, left = 0, right = 390) => ({ top, bottom, left, right });
const notice = at(740, 832, 12, 378);

it.each([
  ['no bar', [], 0],
  ['a bar at the bottom', [at(768, 844)], 72],
  ['a bar that is scrolled up, with room below', [at(500, 576)], 0],
  ['a bar that is scrolled half up', [at(700, 776)], 140],
  ['two bars, one above the other', [at(690, 740), at(768, 844)], 150],
  ['a bar beside it', [at(768, 844, 400, 800)], 0],
  ['a bar that is not drawn', [at(0, 0, 0, 0)], 0],
  ['a bar that leaves no room above it', [at(40, 844)], 0],
])('stands clear of %s', (_, bars, lift) => {
  expect(liftOver(bars, notice)).toBe(lift);
});
