import type { Schemas } from '@copper-carrot/contracts';
import { faultBeside } from '@copper-carrot/contracts';
import { NewPollBody } from '@copper-carrot/contracts/limits';
import { joinList } from '@copper-carrot/shared-ui/words';

export type Invitee = Schemas['PollInviteeBody'];

/** The most invitees of one call. */
const mostInvitees = 200;

/** The form "Ana Silva <ana@example.com>", as mail programs copy it. */
const named = /^"?([^"<]*?)"?\s*<([^<>]+)>$/;

const entriesOf = (text: string): Invitee[] =>
  text
    .split(/[\n\r,;]+/)
    .map((entry) => entry.trim())
    .filter(Boolean)
    .flatMap((entry) => {
      const [, name = '', email = ''] = named.exec(entry) ?? [];
      if (email) return [{ email: email.trim(), ...(name.trim() && { name: name.trim() }) }];
      return entry.split(/\s+/).map((each) => ({ email: each }));
    });

/**
 * Parses addresses, with or without names, separated by spaces, commas, semicolons or lines; each
 * once.
 */
export function inviteesIn(text: string): Invitee[] {
  const entries = entriesOf(text).map((each) => ({ ...each, email: each.email.toLowerCase() }));
  return entries.filter(({ email }, index) => entries.findIndex((other) => other.email === email) === index);
}

const limit = NewPollBody['order_poll.invitees.0.email'];
const nameLimit = NewPollBody['order_poll.invitees.0.name'];

/** The message that names invalid addresses; undefined if all are valid. */
export function inviteesFault(text: string): string | undefined {
  const invitees = inviteesIn(text);
  const faulty = invitees
    .filter(({ email, name }) => faultBeside('', email, limit) ?? faultBeside('', name, nameLimit))
    .map(({ email }) => `“${email}”`);
  if (faulty.length > 3)
    return `${joinList([...faulty.slice(0, 3), `${faulty.length - 3} more`])} are no e-mail addresses.`;
  if (faulty.length > 1) return `${joinList(faulty)} are no e-mail addresses.`;
  if (faulty.length === 1) return `${faulty[0]} is no e-mail address.`;
  return invitees.length > mostInvitees
    ? `These are ${invitees.length} addresses; ${mostInvitees} people can be invited at once.`
    : undefined;
}

/** Invitees: ticked members, and typed text. */
export interface Whom {
  members: readonly string[];
  text: string;
}
export const nobody: Whom = { members: [], text: '' };

export function invited({ members, text: typed }: Whom): Invitee[] {
  const others = inviteesIn(typed).filter(({ email }) => !members.includes(email));
  return [...members.map((email) => ({ email })), ...others];
}
