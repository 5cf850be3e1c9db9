import { fireEvent, screen } from '@testing-library/react';
import { axe } from 'jest-axe';

/** The accessibility rules that an element violates, except contrast, which needs a real browser. */
export async function faultsOf(element: Element): Promise<string[]> {
  const { violations } = await axe(element, {
    rules: { 'color-contrast': { enabled: false } },
    // Axe spends half of its time on selectors of passing elements.
    resultTypes: ['violations'],
    selectors: false,
  });
  return violations.map(({ id }) => id);
}

/** Sets a field's value in one event and leaves it. */
export function fill(label: string | RegExp, text: string): void {
  const field = screen.getByLabelText(label);
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
}

/** Sets a phone's window width; returns the undo. */
export function onPhone(): () => void {
  const before = window.matchMedia.bind(window);
  const wide = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...before(query), matches: query.includes('max-width') }));
  return () => wide.mockRestore();
}
