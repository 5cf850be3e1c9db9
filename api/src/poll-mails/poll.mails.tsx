import { href } from '@copper-carrot/contracts';
import type { CalendarEntry } from '../calendar';
import { Action, defineMail, Facts, MailLayout, Paragraph } from '../mail';
import { inDollars } from '../pricing';

/** What every mail of a poll says. */
export interface PollMail {
  /** Whom it greets; empty where nobody knows. */
  name: string;
  /** Who asks. */
  asker: string;
  brand: string;
  what: string;
  when: string;
}

/** What a mail program makes a link of, or a browser once it is pasted there: `St. John` and `J.R.R.` are none. */
const asLink = /\S\.[^\s.]{2}|[/@:]/;
/** As a mail program reads it: letters of another width, other full stops, and what nobody sees. */
const asRead = (name: string) =>
  name
    .normalize('NFKC')
    .replaceAll('\u3002', '.')
    .replace(/\p{Cf}/gu, '');

/** Whoever holds a poll's link types a name and an address as they like: a name that would be a link greets nobody. */
const hello = ({ name }: Pick<PollMail, 'name'>) =>
  name === '' || asLink.test(asRead(name)) ? 'Hello,' : `Hello ${name},`;
const facts = ({ what, brand, when }: PollMail): [string, string][] => [
  ['Food', what],
  ['From', brand],
  ['When', when],
];

/** Of a mail that leads to the poll. */
export interface LinkMail extends PollMail {
  /** The end of the poll. */
  until: string;
  /** Of the link, which works for whoever has it. */
  code: string;
}
const secrets = ['code'] as const;
const pathOf = ({ code }: Pick<LinkMail, 'code'>) => href.customerPoll({ code });

export const pollInvitation = defineMail<LinkMail>(
  'poll_invitation',
  (data) => ({
    subject: `${data.asker} asks what you would like to eat`,
    body: (
      <MailLayout heading="Pick your meal" preview={`From ${data.brand}, until ${data.until}.`}>
        <Paragraph>
          {hello(data)} {data.asker} orders food from {data.brand} and asks you to pick your own meal, until{' '}
          {data.until}. You can change it until then, or say that you eat nothing.
        </Paragraph>
        <Facts rows={facts(data)} />
        <Action path={pathOf(data)}>Pick your meal</Action>
      </MailLayout>
    ),
  }),
  { secrets, kind: 'poll_invitations' },
);

export const pollReminder = defineMail<LinkMail>(
  'poll_reminder',
  (data) => ({
    subject: `Pick your meal until ${data.until}`,
    body: (
      <MailLayout heading="What would you like to eat?" preview={`${data.asker} waits for your answer.`}>
        <Paragraph>
          {hello(data)} {data.asker} asked you to pick your own meal from {data.brand}. The poll ends on{' '}
          {data.until}. If you eat nothing, say so there, and nobody reminds you again.
        </Paragraph>
        <Facts rows={facts(data)} />
        <Action path={pathOf(data)}>Pick your meal</Action>
      </MailLayout>
    ),
  }),
  { secrets, kind: 'poll_reminders' },
);

export const pollDeleted = defineMail<PollMail>('poll_deleted', (data) => ({
  subject: `Your meal from ${data.brand} is not ordered by this poll`,
  body: (
    <MailLayout heading="This poll was taken back" preview="There is nothing for you to do.">
      <Paragraph>
        {hello(data)} the poll in which you picked your meal from {data.brand} was taken back, so that what
        you picked is not ordered by it. Please ask {data.asker} whether there will be food.
      </Paragraph>
    </MailLayout>
  ),
}));

interface OwnerMail {
  name: string;
  brand: string;
  orderId: number;
  people: number;
  /** Who asked, for somebody who looks after it in their place; nobody for whoever runs it. */
  asker?: string | null;
}
/** Whose a poll or an order is, as its reader would say. */
const whose = ({ asker }: OwnerMail) => (asker ? `${asker}’s` : 'your');
const opening = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const pollClosed = defineMail<OwnerMail>(
  'poll_closed',
  (data) => ({
    subject: opening(`${whose(data)} poll for ${data.brand} is over`),
    body: (
      <MailLayout
        heading={opening(`${whose(data)} poll is over`)}
        preview={`${data.people} meals were picked.`}
      >
        <Paragraph>
          {hello(data)} {whose(data)} poll is over, and {data.people}{' '}
          {data.people === 1 ? 'meal was' : 'meals were'} picked. Nothing is ordered yet: put what was picked
          onto the order and place it.
        </Paragraph>
        <Action path={href.checkout(data.orderId)}>Go to the order</Action>
      </MailLayout>
    ),
  }),
  { kind: 'poll_results' },
);

export const pollFailed = defineMail<OwnerMail & { reason: string; until: string }>(
  'poll_failed',
  (data) => ({
    subject: opening(`${whose(data)} order with ${data.brand} was not placed`),
    body: (
      <MailLayout heading={opening(`${whose(data)} order was not placed`)} preview={data.reason}>
        <Paragraph>
          {hello(data)} {whose(data)} poll ended and was to place the order with {data.brand} by itself. This
          stood in the way: {data.reason}
        </Paragraph>
        <Paragraph>
          Nothing is ordered, and nothing is charged.{' '}
          {data.people > 0 &&
            `All ${data.people} picked meals are kept. Please put it right, apply what was picked and place the order yourself`}
          {data.people === 0 && 'The order waits in your cart, where it can be placed'}
          {data.until === '' ? '' : `, until ${data.until}`}.
        </Paragraph>
        <Action path={href.checkout(data.orderId)}>Go to the order</Action>
      </MailLayout>
    ),
  }),
);

export interface MealMail extends PollMail {
  where: string;
  meal: string;
  note: string;
  /** What they pay themselves; nothing where the organization pays all of it. */
  billCents: number;
  /** None while nobody knows when it starts. */
  calendar: Omit<CalendarEntry, 'status' | 'path'> | null;
  /** Of the poll's link. */
  code: string;
}
const entryOf = ({ calendar, code }: MealMail, status: CalendarEntry['status']): CalendarEntry | null =>
  calendar && { ...calendar, path: pathOf({ code }), status };

const mealFacts = ({ meal, note, when, where, billCents }: MealMail): [string, string][] => [
  ['Your meal', meal],
  ...(note === '' ? [] : [['Your note', note] satisfies [string, string]]),
  ['When', when],
  ['Where', where],
  ...(billCents > 0 ? [['You pay', inDollars(billCents)] satisfies [string, string]] : []),
];

export const pollMeal = defineMail<MealMail>(
  'poll_meal',
  (data) => ({
    subject: `Your meal: ${data.meal}`,
    calendar: entryOf(data, 'confirmed'),
    body: (
      <MailLayout heading="Your meal is ordered" preview={`${data.meal}, ${data.when}`}>
        <Paragraph>
          {hello(data)} {data.asker} placed the order with {data.brand}, and your meal is in it.
        </Paragraph>
        <Facts rows={mealFacts(data)} />
        {data.billCents > 0 && (
          <Paragraph>
            Your meal costs more than your organization pays for one. {data.asker} collects the rest from you,
            as you agreed when you picked it.
          </Paragraph>
        )}
        <Action path={pathOf(data)}>See your meal</Action>
      </MailLayout>
    ),
  }),
  { secrets },
);

export const pollMealMoved = defineMail<MealMail>(
  'poll_meal_moved',
  (data) => ({
    subject: `Your meal from ${data.brand} is moved`,
    calendar: entryOf(data, 'confirmed'),
    body: (
      <MailLayout heading="Your meal is moved" preview={`${data.when}, ${data.where}`}>
        <Paragraph>
          {hello(data)} the order with {data.brand} that your meal is in was changed. This is when and where
          it is now.
        </Paragraph>
        <Facts rows={mealFacts(data)} />
        <Action path={pathOf(data)}>See your meal</Action>
      </MailLayout>
    ),
  }),
  { secrets },
);

export const pollMealOff = defineMail<MealMail>(
  'poll_meal_off',
  (data) => ({
    subject: `Your meal from ${data.brand} does not come`,
    calendar: entryOf(data, 'cancelled'),
    body: (
      <MailLayout heading="Your meal does not come" preview={`The order with ${data.brand} is off.`}>
        <Paragraph>
          {hello(data)} the order with {data.brand} that your meal was in is off. Please ask {data.asker} what
          there is instead.{data.billCents > 0 && ' You owe nothing for it.'}
        </Paragraph>
        <Facts rows={facts(data)} />
      </MailLayout>
    ),
  }),
  { secrets },
);

/** What is told of polls. */
export const pollMails = [
  ...[pollInvitation, pollReminder, pollClosed, pollFailed, pollDeleted],
  ...[pollMeal, pollMealMoved, pollMealOff],
];
