import fc from 'fast-check';
import { calendarFile, type CalendarEntry } from './calendar-file';

const entry: CalendarEntry = {
  name: 'order-12',
  sequence: 4,
  status: 'tentative',
  title: 'Tacos for 20, from Saffron',
  startsAt: '2026-11-24T17:00:00.000Z',
  minutes: 30,
  where: '350 5th Ave; Floor 9, New York',
  about: '10 × Carnitas\n10 × Mushroom (Vegetarian)',
  path: '/customer/orders/12',
};
/** The properties of a file, its folded lines joined. */
const linesOf = (content: string) => content.replace(/\r\n[ \t]/g, '').split('\r\n');

test('a file to open says what, when in UTC, for how long, where, and under which lasting name', async () => {
  const { method, content } = await calendarFile(entry);
  expect(method).toBe('PUBLISH');
  const lines = linesOf(content);
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'UID:order-12@localhost',
      'SEQUENCE:4',
      'STATUS:TENTATIVE',
      'DTSTART:20261124T170000Z',
      'DURATION:PT30M',
      'SUMMARY:Tacos for 20\\, from Saffron',
      'LOCATION:350 5th Ave\\; Floor 9\\, New York',
      'DESCRIPTION:10 × Carnitas\\n10 × Mushroom (Vegetarian)',
    ]),
  );
  expect(lines.filter((line) => /^(ATTENDEE|ORGANIZER)/.test(line))).toEqual([]);
});

test('an invitation names who sent it and to whom, and asks nobody whether they come', async () => {
  const { method, content } = await calendarFile({ ...entry, status: 'confirmed' }, 'pat@northwind.example');
  expect(method).toBe('REQUEST');
  const [attendee] = linesOf(content).filter((line) => line.startsWith('ATTENDEE'));
  expect(attendee).toMatch(/RSVP=FALSE.*mailto:pat@northwind\.example$/i);
  expect(content).toContain('ORGANIZER');
  expect(content).not.toMatch(/RSVP=TRUE/);
});

test('a description is as long as a calendar shows, however much is ordered, and says what is left out', async () => {
  const dishes = Array.from(
    { length: 200 },
    (_, at) => `Noodle bowl, for guest ${at}, “${'🌮'.repeat(200)}”: 2`,
  );
  const { content } = await calendarFile({ ...entry, about: dishes.join('\n') });
  expect(content.length).toBeLessThan(6_000);
  const [about = ''] = linesOf(content).filter((line) => line.startsWith('DESCRIPTION:'));
  expect(about).toMatch(
    /^DESCRIPTION:Noodle bowl\\, for guest 0\\,.*\\nAnd 194 more\\, on the page of the order$/u,
  );
});

test('what is off takes the same entry away', async () => {
  const { method, content } = await calendarFile(
    { ...entry, status: 'cancelled', sequence: 5 },
    'pat@x.example',
  );
  expect(method).toBe('CANCEL');
  expect(linesOf(content)).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'UID:order-12@localhost', 'SEQUENCE:5', 'STATUS:CANCELLED']),
  );
});

describe('whatever people write', () => {
  const text = fc.string({
    unit: fc.oneof(
      fc.constantFrom('🌮', 'é', '\u0301', '\r', '\n', ',', ';', '\\', 'a'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    ),
    maxLength: 200,
    size: 'max',
  });
  const unescaped = (value: string) =>
    value.replace(/\\([\\;,n])/g, (_all, sign: string) => (sign === 'n' ? '\n' : sign));

  test('no line is longer than 75 octets, and none ends inside a character', async () => {
    await fc.assert(
      fc.asyncProperty(text, text, text, async (title, where, about) => {
        const { content } = await calendarFile({ ...entry, title, where, about }, 'pat@northwind.example');
        const lines = content.split('\r\n');
        expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
        expect(lines.filter((line) => Buffer.from(line).toString() !== line)).toEqual([]);
      }),
    );
  });

  test('it is read again as it was written, and begins no line of its own', async () => {
    await fc.assert(
      fc.asyncProperty(text, async (title) => {
        const said = `x${title}`;
        const { content } = await calendarFile({ ...entry, title: said });
        expect(content.replaceAll('\r\n', '')).not.toMatch(/[^\P{Cc}\t]/u);
        const summary = linesOf(content).find((line) => line.startsWith('SUMMARY:')) ?? '';
        const kept = said.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');
        expect(unescaped(summary.slice('SUMMARY:'.length))).toBe(kept);
      }),
    );
  });
});
