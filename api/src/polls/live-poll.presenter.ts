import type { Schemas } from '@copper-carrot/contracts';
import { endOf, isOver } from './poll-end';
import { presentCounts, withZone } from './poll.presenter';
import type { WatchedPoll } from './watched-poll';

/** A poll for everyone with its link: its status and counts, without names. */
export function presentLivePoll(poll: WatchedPoll): Schemas['LivePoll'] {
  const end = endOf(poll);
  return {
    status: poll.status,
    is_over: isOver(poll, poll.readAt),
    expires_at: end.toISOString(),
    expires_at_with_zone: withZone(end, poll.timeZone ?? 'UTC'),
    counts: presentCounts(poll),
    people_count: poll.counts.reduce((sum, { qty }) => sum + qty, 0),
    answers_count: poll.answers,
    version: poll.version,
  };
}
