import { getByLabelText, queryByLabelText } from '@testing-library/dom';

/** Tests find labels and ids without walking the page for each (`scripts/testing/quick-labels.cjs`): the same ones. */
const labelsOf = (selector: string) =>
  Array.from(
    document.querySelector<HTMLInputElement>(selector)!.labels ?? [],
    ({ textContent }) => textContent,
  );

beforeEach(() => {
  document.body.innerHTML = `
    <label for="guests">Guests</label><label for="guests">For how many</label><input id="guests" />
    <label>Date <input class="inside" /></label>
    <label for="hidden">Secret</label><input id="hidden" type="hidden" />
    <div class="box"><span id="words">Words</span></div>
    <input class="worded" aria-labelledby="words" />
    <input class="bare" />`;
});

it('names every label of an element, by its id or around it', () => {
  expect(labelsOf('#guests')).toEqual(['Guests', 'For how many']);
  expect(labelsOf('.inside')).toEqual(['Date ']);
  expect(labelsOf('.bare')).toEqual([]);
  expect(document.querySelector<HTMLInputElement>('#hidden')!.labels).toBeNull();
  expect(document.querySelector<HTMLLabelElement>('[for="hidden"]')!.control).toBeNull();
  expect(getByLabelText(document.body, 'Words')).toBe(document.querySelector('.worded'));
});

it('sees each change: a label that comes, goes, or is for another element', () => {
  const guests = document.querySelector<HTMLInputElement>('#guests')!;
  const { labels } = guests;
  document.querySelector('label')!.remove();
  expect(Array.from(labels!, ({ textContent }) => textContent)).toEqual(['For how many']);

  document.querySelector('label')!.htmlFor = 'later';
  expect(labels).toHaveLength(0);
  expect(queryByLabelText(document.body, 'For how many')).toBeNull();

  document.querySelector('.bare')!.id = 'later';
  expect(labelsOf('.bare')).toEqual(['For how many']);
  guests.id = 'earlier';
  document.querySelector('label')!.htmlFor = 'earlier';
  expect(labels).toHaveLength(1);
});

it('finds the first of an id that is there twice, and none outside of where it looks', () => {
  const box = document.querySelector('.box')!;
  expect(box.querySelector('[id="words"]')).toBe(document.querySelector('span'));
  expect(box.querySelector('[id="guests"]')).toBeNull();
  expect(document.querySelector('span')!.querySelector('[id="words"]')).toBeNull();

  const first = document.createElement('label');
  first.id = 'words';
  document.body.prepend(first);
  expect(document.querySelector('[id="words"]')).toBe(first);
  expect(box.querySelector('[id="words"]')).toBe(document.querySelector('span'));
});

it('finds them in what is on no page', () => {
  const apart = document.createElement('div');
  apart.innerHTML = '<label for="guests">Apart</label><input id="guests" />';
  const input = apart.querySelector<HTMLInputElement>('[id="guests"]')!;
  expect(Array.from(input.labels!, ({ textContent }) => textContent)).toEqual(['Apart']);
  expect(labelsOf('#guests')).toEqual(['Guests', 'For how many']);
});
