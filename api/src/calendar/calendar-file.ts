import { productName } from '@copper-carrot/contracts';
import type { EventAttributes } from 'ics';
import { env } from '../env';

export interface CalendarEntry {
  /** Names what it is about, as `order-12`: a later file of the same name replaces an earlier one in its reader's calendar. */
  name: string;
  /** Grows with each change. */
  sequence: number;
  status: 'tentative' | 'confirmed' | 'cancelled';
  title: string;
  /** An ISO instant. */
  startsAt: string;
  minutes: number;
  where: string;
  about: string;
  /** Its page on the site. */
  path: string;
}

const words = { tentative: 'TENTATIVE', confirmed: 'CONFIRMED', cancelled: 'CANCELLED' } as const;

/**
 * An entry as an iCalendar file (RFC 5545). With whom it is sent to it is an invitation, which a mail program enters, moves
 * and takes away by itself (RFC 5546); without, a file to be opened.
 */
export async function calendarFile(
  entry: CalendarEntry,
  sentTo: string | null = null,
): Promise<{ method: 'PUBLISH' | 'REQUEST' | 'CANCEL'; content: string }> {
  const { createEvent } = await import('ics');
  const origin = new URL(env.PUBLIC_ORIGIN);
  const method = sentTo === null ? 'PUBLISH' : entry.status === 'cancelled' ? 'CANCEL' : 'REQUEST';
  const people: Pick<EventAttributes, 'organizer' | 'attendees'> =
    sentTo === null
      ? {}
      : {
          organizer: { name: productName, email: mailboxOf(env.MAIL_FROM) },
          // It is theirs already: nobody is asked whether they come.
          attendees: [{ email: sentTo, rsvp: false, partstat: 'ACCEPTED', role: 'REQ-PARTICIPANT' }],
        };
  const { value, error } = createEvent({
    ...people,
    productId: `-//${productName}//orders//EN`,
    method,
    uid: `${entry.name}@${origin.hostname}`,
    sequence: entry.sequence,
    status: words[entry.status],
    title: printable(entry.title),
    start: Date.parse(entry.startsAt),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { minutes: entry.minutes },
    location: printable(entry.where),
    description: shortened(printable(entry.about)),
    url: new URL(entry.path, origin).href,
    busyStatus: 'FREE',
  });
  if (error || value === null) throw new Error(`no calendar file for ${entry.name}`, { cause: error });
  return { method, content: foldLines(value) };
}

/** The most characters of a description: a file's lines are folded in a time that grows with the square of them. */
const longestAbout = 3_000;

/** As many whole lines as an entry holds; its page has all of them. */
function shortened(about: string): string {
  if (about.length <= longestAbout) return about;
  const lines = about.split('\n');
  let length = 0;
  const kept = lines.filter((line) => (length += line.length + 1) <= longestAbout);
  return [...kept, `And ${lines.length - kept.length} more, on the page of the order`].join('\n');
}

/** A text without control characters, of which a lone carriage return would begin a line of its own in the file. */
const printable = (text: string) =>
  text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');

/** Octets of a line, its break left out (RFC 5545, 3.1). */
const longestLine = 75;

/** The lines of a file folded by octets and never inside a character: the library counts characters. */
const foldLines = (content: string): string =>
  content
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(foldLine)
    .join('\r\n');

function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > longestLine) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** `a@b.c` of `Name <a@b.c>`. */
const mailboxOf = (from: string) => /<([^>]+)>/.exec(from)?.[1] ?? from;
