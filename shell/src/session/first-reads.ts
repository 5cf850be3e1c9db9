import { type FirstReads, read, type Schemas } from '@copper-carrot/contracts';
import { bringAnswers } from '@copper-carrot/contracts/runtime';
import { hasSession, type SessionStore } from './session';

const who = read('/cpi/v2/user');

/** A page that Back brings out of the browser's store may be of another day, and of another person. */
const isFromBefore = () =>
  performance
    .getEntriesByType?.('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward');

/** Begins with the person and the answers that the server wrote into the page, as far as they still hold. */
export function bringFirstReads(session: SessionStore): void {
  const text = document.getElementById('first-reads')?.textContent;
  if (!text || isFromBefore()) return;
  const { userId, answers } = JSON.parse(text) as FirstReads;
  const { [who]: person, ...others } = answers;
  if (person && hasSession()) session.begin(person as Schemas['Session']);
  if ((session.user()?.id ?? null) === userId) bringAnswers(others);
}
