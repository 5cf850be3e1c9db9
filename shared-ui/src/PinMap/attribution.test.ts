import { readCredits } from './attribution';

it('keeps words and links to pages, and makes nothing else of what a source says of itself', () => {
  expect(
    readCredits(
      '&copy; <a href="https://tiles.example" target="_blank">Tiles &amp; Co</a> <b>Data</b> <a href="javascript:alert(1)">here</a><img src=x onerror=alert(1)>',
    ),
  ).toEqual([
    { words: '©', href: null },
    { words: 'Tiles & Co', href: 'https://tiles.example' },
    { words: 'Data', href: null },
    { words: 'here', href: null },
  ]);
  expect(readCredits('')).toEqual([]);
});
