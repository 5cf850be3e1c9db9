import { database, sql } from '../database';
import { databaseGauge } from '../gauge';
import type { Parked } from '../jobs';
import { sendMail } from './define-mail';

databaseGauge({
  name: 'mails_parked',
  help: 'Mails that no try could send',
  label: 'template',
  text: `select template as label, count(*)::float as value from outbox_messages
    where parked_at is not null group by 1`,
});

/** What no try could send: for a person who has mended the reason. */
export const parkedMails = {
  list: () =>
    sql.rows<Parked>(
      `select id, template || ' to ' || recipient as what, attempts, last_error, parked_at
       from outbox_messages where parked_at is not null order by id`,
    ),
  /** Gives all of them their tries again; answers how many. */
  runAgain: () =>
    database.transaction(async (transaction) => {
      const [rows] = (await database.query(
        `update outbox_messages set parked_at = null, attempts = 0 where parked_at is not null returning id`,
        { transaction },
      )) as [{ id: number }[], unknown];
      for (const { id } of rows) await sendMail.enqueue(transaction, { id });
      return rows.length;
    }),
};
