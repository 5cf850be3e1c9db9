import { askOutside } from '../accounts';
import { nothing, openEventStream, Reply, routes, type Actor } from '../http';
import { acceptUpload } from '../uploads';
import { findConversation } from './conversation';
import { listMessages } from './list-messages';
import { listThreads } from './list-threads';
import { watchMessages } from './live-messages';
import {
  messageAnswer,
  messagesAnswer,
  messagesQuery,
  newMessageBody,
  newMessageHeaders,
  readBody,
  threadQuery,
  threadsAnswer,
  threadsQuery,
} from './message.schemas';
import { postMessage } from './post-message';
import { readMessages } from './read-messages';

/**
 * What those who order and those who cook write to each other: a thread for each order, and one for each organization and
 * brand. What was said stays as it was said, so that none is changed or deleted.
 */
export const messageRoutes = routes({ tag: 'Messages', base: '/cpi/v2' });

messageRoutes.get(
  '/messages',
  {
    summary: 'The messages of a thread, the latest first',
    spec: '2 §7',
    who: 'signed-in',
    query: messagesQuery,
    answer: messagesAnswer,
  },
  async ({ actor, query }) => listMessages(await findConversation(query, actor), query, actor),
);

messageRoutes.post(
  '/messages',
  {
    summary: 'Says something in a thread, and begins it where nothing was said yet',
    spec: '2 §7',
    who: 'signed-in',
    headers: newMessageHeaders,
    body: newMessageBody,
    answer: messageAnswer,
    status: 201,
  },
  async ({ actor, headers, body: { message } }) => {
    const { body, upload_keys: uploadKeys = [] } = message;
    const requestKey = headers['Idempotency-Key'] ?? null;
    const conversation = await findConversation(message, actor);
    if (uploadKeys.length === 0) return postMessage(conversation, { body, files: [], requestKey }, actor);
    const { answer: files, actor: sender } = await askOutside(actor, () =>
      acceptAttachments(uploadKeys, actor),
    );
    return postMessage(await findConversation(message, sender), { body, files, requestKey }, sender);
  },
);

async function acceptAttachments(uploadKeys: readonly string[], actor: Actor): Promise<number[]> {
  const files: number[] = [];
  for (const key of uploadKeys) files.push((await acceptUpload('attachment', key, actor)).id);
  return files;
}

messageRoutes.post(
  '/messages/read',
  {
    summary: 'Keeps up to where the caller has read a thread',
    who: 'signed-in',
    body: readBody,
    answer: nothing,
    status: 204,
  },
  async ({ actor, body: { thread } }) =>
    readMessages(await findConversation(thread, actor), thread.read_through, actor),
);

messageRoutes.get(
  '/messages/threads',
  {
    summary: 'The threads that the caller takes part in, the latest first',
    who: 'signed-in',
    query: threadsQuery,
    answer: threadsAnswer,
  },
  ({ actor, query }) => listThreads(query, actor),
);

messageRoutes.get(
  '/messages/live',
  {
    summary: 'Tells whenever something is written in a thread: a stream of events',
    description:
      '`changed` holds nothing: what was written is read by the list. 429 where too many pages watch from one network.',
    who: 'signed-in',
    query: threadQuery,
    answer: nothing,
    produces: 'text/event-stream',
  },
  async ({ actor, query, request, response }) => {
    const of = await findConversation(query, actor);
    watchMessages(of, openEventStream(request, response));
    return Reply.handled();
  },
);
