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
  { before, wanted }: { before: () => Promise<number>; wanted: number | undefined },
): Promise<void> {
  if (wanted === undefined || wanted <= own) return;
  const more = wanted - Math.max(own, await before());
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

/** Counts that somebody names an address that nobody knows to be theirs: it is written to in the end. */
export async function countNamed(email: string | null | undefined, own: string | null): Promise<void> {
  if (email && email !== own?.toLowerCase()) await named.spend(email);
}
