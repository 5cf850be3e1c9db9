import { rateLimit } from '../http';

const tenMinutes = 10 * 60;
const says = 'You changed your answer often.';

/** Per person or browser and poll, for new answers and changes. */
export const answerLimit = rateLimit({ name: 'poll_answers', tries: 40, seconds: tenMinutes, says });

const guestPoints = 6_000;
const guests = rateLimit({
  name: 'poll_guests',
  tries: guestPoints,
  seconds: tenMinutes,
  says: 'Many answers came from your network.',
});
/** The most guests of one network, by the poll's headcount. */
const mostFrom = (headcount: number | null): number => Math.max(60, 3 * (headcount ?? 0));
/**
 * Counts a new answer without an account per network. An office is one network, so three times the headcount may
 * answer, at least 60.
 */
export async function countGuest(
  { id: pollId, headcount }: { id: number; headcount: number | null },
  network: string,
): Promise<void> {
  const points = Math.max(1, Math.floor(guestPoints / mostFrom(headcount)));
  await guests.spend(`${pollId}|${network}`, { points });
}

/** Portions that a guest may take without being counted: for themselves and one other person. */
const own = 2;
const portionPoints = 60_000;
const portions = rateLimit({
  name: 'poll_guest_portions',
  tries: portionPoints,
  seconds: 60 * 60,
  says: 'Many portions were asked for from your network. Ask for two at most, sign in, or let whoever invited you add them.',
});
/**
 * Counts additional portions beyond two that guests of one network ask for. The limit is that of the guests, so that an
 * office is served, but nobody multiplies the order.
 */
export async function countPortions(
  { id: pollId, headcount }: { id: number; headcount: number | null },
  network: string,
  { before, wanted }: { before: number; wanted: number | undefined },
): Promise<void> {
  if (wanted === undefined || wanted <= own) return;
  const more = wanted - Math.max(own, before);
  if (more <= 0) return;
  const points = more * Math.max(1, Math.floor(portionPoints / mostFrom(headcount)));
  await portions.spend(`${pollId}|${network}`, { points });
}

const named = rateLimit({
  name: 'poll_addresses',
  tries: 20,
  seconds: 60 * 60,
  says: 'This address answered often.',
});

/** Limits how often one network opens polls that do not exist. */
export const guessLimit = rateLimit({
  name: 'poll_codes',
  tries: 60,
  seconds: tenMinutes,
  says: 'You opened many links to polls that are not there.',
});

/** Limits how often one network tries to change answers of other browsers. */
export const missLimit = rateLimit({
  name: 'poll_answer_misses',
  tries: 60,
  seconds: tenMinutes,
  says: 'You tried to change many answers that are not yours.',
});

/** Whether an address was entered in a poll within the last hour. */
const namedIn = rateLimit({ name: 'poll_addresses_in', tries: 1_000_000, seconds: 60 * 60 });

/**
 * Counts an entered address that is not known to belong to the person, because each poll sends it mail. A poll counts
 * once per hour and address, however often it is entered.
 */
export async function countNamed(
  email: string | null | undefined,
  { pollId, own }: { pollId: number; own: readonly (string | null | undefined)[] },
): Promise<void> {
  if (!email || own.some((known) => known?.toLowerCase() === email)) return;
  const isFirst = (await namedIn.spend(`${pollId}|${email}`)) === 1;
  await (isFirst ? named.spend(email) : named.check(email));
}
