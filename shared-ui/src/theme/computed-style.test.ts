/** Tests pass over rules that can't be about an element without asking (`scripts/jest.dom.cjs`): never over one that is. */
let style: HTMLStyleElement;
beforeEach(() => {
  document.body.innerHTML = '<div><p class="words two-words" id="here" title="a, b">words</p></div>';
  style = document.head.appendChild(document.createElement('style'));
});
afterEach(() => style.remove());

function isSeenUnder(selector: string): boolean {
  style.textContent = `${selector} { visibility: hidden }`;
  return getComputedStyle(document.querySelector('p')!).visibility === 'visible';
}

it.each([
  ...['p', '*', '#here', '.words', '.words.two-words', 'p.words', 'div p', 'div>.words', '.other, .words'],
  ...['.words:first-child', ':not(.other)', 'p:not(.other, h1)', ':is(h1, .words)', 'div:has(.other), p'],
  ...['[title]', '[title="a, b"]', ".words[class~='words']", '[title^="a"].words', '.two\\-words'],
])('%s is about it', (selector) => {
  expect(isSeenUnder(selector)).toBe(false);
});

it.each([
  'h1',
  '.other',
  'p.other',
  '.words.other',
  '.words h1',
  'div.words',
  '.words > span',
  'p:not(.words)',
])('%s is not', (selector) => {
  expect(isSeenUnder(selector)).toBe(true);
});

describe('rules that a sheet is given one by one, as styled-components gives them', () => {
  const visibility = () => getComputedStyle(document.querySelector('p')!).visibility;

  it('count from the moment they stand there, and no longer once they are taken away', () => {
    expect(visibility()).toBe('visible');
    style.sheet!.insertRule('.words { visibility: hidden }', 0);
    expect(visibility()).toBe('hidden');
    style.sheet!.deleteRule(0);
    expect(visibility()).toBe('visible');
  });
});
