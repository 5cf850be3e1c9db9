import { sql } from '../database';
import { nothing, openEventStream, Reply, routes } from '../http';
import { watchPoll } from './live-poll';
import { presentLivePoll } from './live-poll.presenter';
import { pollGone } from './load-poll';
import { codeParams } from './poll-code';
import { livePollView } from './poll.schemas';
import { unguessed } from './unguessed';
import { watchedByCode, type WatchedPoll } from './watched-poll';

/** A stream of a poll's changes for everyone with its link. */
export const livePollRoutes = routes({ tag: 'Polls', base: '/cpi/v1/public' });

async function watchedPoll(code: string): Promise<WatchedPoll> {
  const poll = await sql.first(watchedByCode, [code]);
  if (!poll) throw pollGone();
  return poll;
}

livePollRoutes.get(
  '/order_polls/:code/counts',
  {
    summary: 'How a poll stands now, and how often each option was picked',
    description: 'For a page that can’t keep `live` open.',
    who: 'anyone',
    params: codeParams,
    answer: livePollView,
  },
  async ({ params, request }) =>
    presentLivePoll(await unguessed(params.code, request, () => watchedPoll(params.code))),
);

livePollRoutes.get(
  '/order_polls/:code/live',
  {
    summary: 'The same as it happens: a stream of events',
    description:
      '`changed` brings what `counts` answers, with its version as id; `gone` ends it once the poll was deleted or its link renewed. 429 where too many pages watch from one network.',
    who: 'anyone',
    params: codeParams,
    answer: nothing,
    produces: 'text/event-stream',
  },
  async ({ params, request, response }) => {
    const poll = await unguessed(params.code, request, () => watchedPoll(params.code));
    watchPoll(poll, openEventStream(request, response));
    return Reply.handled();
  },
);
