import { fireEvent, screen } from '@testing-library/react';
import { axe } from 'jest-axe';

/** The rules of accessibility that a part of the page breaks; colours are looked at in a real browser. */
export async function faultsOf(element: Element): Promise<string[]> {
  const { violations } = await axe(element, {
    rules: { 'color-contrast': { enabled: false } },
    // Of what keeps the rules, axe would else write a selector for each element: half of its time.
    resultTypes: ['violations'],
    selectors: false,
  });
  return violations.map(({ id }) => id);
}

/** Fills a field in one go and leaves it, however slow the machine is. */
export function fill(label: string | RegExp, text: string): void {
  const field = screen.getByLabelText(label);
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
}

/** Makes the window as narrow as a phone's; answers what makes it wide again. */
export function onPhone(): () => void {
  const before = window.matchMedia.bind(window);
  const wide = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...before(query), matches: query.includes('max-width') }));
  return () => wide.mockRestore();
}
