import { rateLimit } from '../http';

const tenMinutes = 10 * 60;
const says = 'You changed your answer often.';

/** How often one person, or one browser, answers one poll or changes that. */
export const answerLimit = rateLimit({ name: 'poll_answers', tries: 40, seconds: tenMinutes, says });

const guestPoints = 6_000;
const guests = rateLimit({
  name: 'poll_guests',
  tries: guestPoints,
  seconds: tenMinutes,
  says: 'Many answers came from your network.',
});
/** From one network, of a poll for so many. */
const mostFrom = (headcount: number | null): number => Math.max(60, 3 * (headcount ?? 0));
/**
 * Counts a new answer of somebody without an account, whom nobody tells from another but by their network: an office is one
 * network, so that three times as many may come as are to eat, and sixty at least.
 */
export async function countGuest(
  { id: pollId, headcount }: { id: number; headcount: number | null },
  network: string,
): Promise<void> {
  const points = Math.max(1, Math.floor(guestPoints / mostFrom(headcount)));
  await guests.spend(`${pollId}|${network}`, { points });
}

/** As many portions as a guest takes without being counted again: for themselves, and for whoever sits beside them. */
const own = 2;
const portionPoints = 60_000;
const portions = rateLimit({
  name: 'poll_guest_portions',
  tries: portionPoints,
  seconds: 60 * 60,
  says: 'Many portions were asked for from your network. Ask for two at most, sign in, or let whoever invited you add them.',
});
/**
 * Counts the portions beyond two that guests of one network ask for, and do not have yet: as many as guests may come, so that an
 * office is served and nobody makes of a poll one for ten times as many.
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

/** How often one network asks for polls that are not there. */
export const guessLimit = rateLimit({
  name: 'poll_codes',
  tries: 60,
  seconds: tenMinutes,
  says: 'You opened many links to polls that are not there.',
});

/** How often one network means to change answers that are none of its browser's. */
export const missLimit = rateLimit({
  name: 'poll_answer_misses',
  tries: 60,
  seconds: tenMinutes,
  says: 'You tried to change many answers that are not yours.',
});

/** Whether an address was named in a poll within the hour. */
const namedIn = rateLimit({ name: 'poll_addresses_in', tries: 1_000_000, seconds: 60 * 60 });

/**
 * Counts that somebody names an address that is not known to be theirs, by their account or by their answer: it is written to
 * in the end, by each poll once, so that one poll counts once in the hour, whoever names it how often.
 */
export async function countNamed(
  email: string | null | undefined,
  { pollId, own }: { pollId: number; own: readonly (string | null | undefined)[] },
): Promise<void> {
  if (!email || own.some((known) => known?.toLowerCase() === email)) return;
  const isFirst = (await namedIn.spend(`${pollId}|${email}`)) === 1;
  await (isFirst ? named.spend(email) : named.check(email));
}
