import { rateLimit } from '../http';

const tenMinutes = 10 * 60;
const says = 'You changed your answer often.';

/** How often one person, or one browser, answers one poll or changes that. */
export const answerLimit = rateLimit({ name: 'poll_answers', tries: 40, seconds: tenMinutes, says });

/** How many new answers of people without an account one network gives to one poll: an office is one network. */
export const guestLimit = rateLimit({
  name: 'poll_guests',
  tries: 700,
  seconds: tenMinutes,
  says: 'Many answers came from your network.',
});

/** How often one network asks for polls that are not there. */
export const guessLimit = rateLimit({
  name: 'poll_codes',
  tries: 60,
  seconds: tenMinutes,
  says: 'You opened many links to polls that are not there.',
});
