import { type FirstReads, read, type Schemas } from '@copper-carrot/contracts';
import { bringAnswers } from '@copper-carrot/contracts/runtime';
import { hasSession, type SessionStore } from './session';

const who = read('/cpi/v2/user');

/** A page restored by Back may be old, or another person's. */
const isFromBefore = () =>
  performance
    .getEntriesByType?.('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward');

/** Fills session and cache with the server's answers in the page, if they are still valid. */
export function bringFirstReads(session: SessionStore): void {
  const text = document.getElementById('first-reads')?.textContent;
  if (!text || isFromBefore()) return;
  const { userId, answers } = JSON.parse(text) as FirstReads;
  const { [who]: person, ...others } = answers;
  if (person && hasSession()) session.begin(person as Schemas['Session']);
  if ((session.user()?.id ?? null) === userId) bringAnswers(others);
}
