import { defineJob, rowId } from '../jobs';

/** What stays unread for so long is told by mail. */
export const unreadMailAfterMs = 2 * 60_000;

/** Looks whether a message is still unread, and by whom. */
export const unreadMail = defineJob<{ id: number }>('message_mail', {
  payload: { id: rowId() },
  key: ['message-mail', 'id'],
});
