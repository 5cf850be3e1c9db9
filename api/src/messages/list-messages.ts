import type { List, Schemas } from '@copper-carrot/contracts';
import { defineList, presentList, type Actor, type Paging } from '../http';
import type { Conversation } from './conversation';
import { messageColumns, messageFrom, messageSelect, presentMessage, threadOf } from './threads';

const messages = defineList({
  name: 'messages-of-thread',
  columns: messageColumns,
  select: messageSelect,
  from: `${messageFrom} where m.thread_id = $1`,
  order: 'm.id desc',
  key: 'm.id',
});

/** What was said in a thread, the latest first; nothing where nobody has begun it. */
export async function listMessages(
  of: Conversation,
  { limit, offset }: Paging,
  actor: Actor,
): Promise<List<Schemas['Message']>> {
  const page = await messages.page([(await threadOf(of, null)) ?? 0], { limit, offset });
  return presentList(page, (row) => presentMessage(row, actor.userId));
}
