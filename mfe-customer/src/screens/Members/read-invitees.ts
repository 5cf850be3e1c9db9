import { type Role, roleLabels, roles } from '@copper-carrot/contracts';
import type { Invitee } from './api';

interface ReadInvitees {
  invitees: Invitee[];
  /** Lines without an address. */
  unread: string[];
}

const address = /[^\s@<>,;"']+@[^\s@<>,;"']+\.[^\s@<>,;"']+/g;
const cells = (line: string) => line.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
const isHeader = (line: string) => /e-?mail/i.test(line) && !line.includes('@');

function roleIn(line: string): Role | undefined {
  const words = cells(line).map((cell) => cell.toLowerCase());
  return roles.find((role) => words.includes(role) || words.includes(roleLabels[role].toLowerCase()));
}

/**
 * Reads whom a text invites: addresses in any words around them, one or several a line, as mail programs and tables write them.
 * A cell of the line that is a role counts for its addresses. Each address once, the first time.
 */
export function readInvitees(text: string, otherwise: Role): ReadInvitees {
  const roleOf = new Map<string, Role>();
  const unread: string[] = [];
  for (const line of text.split(/\r?\n/).filter((each) => each.trim() !== '' && !isHeader(each))) {
    const found = line.match(address) ?? [];
    if (found.length === 0) unread.push(line.trim());
    const role = roleIn(line) ?? otherwise;
    for (const each of found) {
      const email = each.toLowerCase();
      if (!roleOf.has(email)) roleOf.set(email, role);
    }
  }
  return { invitees: [...roleOf].map(([email, role]) => ({ email, role })), unread };
}
