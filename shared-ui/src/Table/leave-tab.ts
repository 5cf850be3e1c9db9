import { type KeyboardEvent } from 'react';

const stops = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/**
 * react-aria makes a table one stop for Tab and leaves the buttons in its rows to arrows. Whoever knows Tab alone must find them
 * too: while there is a further stop within the table, Tab goes there.
 */
export function leaveTabToBrowser(event: KeyboardEvent<HTMLElement>) {
  const { activeElement } = document;
  const table = activeElement?.closest('[role="grid"]');
  if (event.key !== 'Tab' || !table || !activeElement) return;
  const further = [...table.querySelectorAll<HTMLElement>(stops)].some(
    (stop) =>
      stop.tabIndex >= 0 &&
      activeElement.compareDocumentPosition(stop) &
        (event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING),
  );
  if (further) event.stopPropagation();
}
