import { sql } from '../database';
import { useDatabase } from '../testing';

useDatabase();

it.each(['remote_channel_log', 'order_history', 'coin_entries'])(
  '%s is emptied by nobody, not even by the way of what it refers to',
  async (table) => {
    for (const statement of [
      `truncate ${table}`,
      `truncate ${table} cascade`,
      'truncate remotes, users cascade',
    ])
      await expect(sql.rows(statement)).rejects.toThrow(/is append-only/);
  },
);

it('a row of the log is neither changed nor deleted', async () => {
  await sql.rows(
    `insert into remote_channel_log (remote, channel, action, by_whom) values ('mfe-cares', 'live', 'remove', 'a test')`,
  );
  for (const statement of [
    `update remote_channel_log set by_whom = 'nobody'`,
    'delete from remote_channel_log',
  ])
    await expect(sql.rows(statement)).rejects.toThrow('remote_channel_log is append-only');
});
