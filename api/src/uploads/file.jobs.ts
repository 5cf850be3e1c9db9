import { databaseNow } from '../clock';
import { sql } from '../database';
import { defineJob, rowId } from '../jobs';
import { prepared } from '../prepared';
import { fileKey, incomingPrefix } from './keys';
import { storage } from './storage';

const dayMs = 24 * 60 * 60_000;

export const discardLater = defineJob<{ id: number }>('file_discard', {
  payload: { id: rowId() },
  key: ['file-discard', 'id'],
});
const sweep = defineJob<object>('files_sweep', { payload: {}, cron: '19 * * * *' });

/** Marks the row first, so that no feature takes a file whose content is being deleted. */
const claim = prepared(
  'file-claim-to-discard',
  { key: 'text' },
  `update files set discarded_at = coalesce(discarded_at, now()) where id = $1
     and (discarded_at is not null or attached_at is null and created_at < now() - interval '1 day')
   returning key::text`,
);

async function discard(id: number): Promise<void> {
  const file = await sql.first(claim, [id]);
  if (!file) return;
  await storage.remove(fileKey(file.key));
  await sql.rows('delete from files where id = $1', [id]);
}

/** Deletes the files that a feature let go of, and once an hour what was uploaded a day ago and never used. */
export const fileJobs = [
  discardLater.handledBy(({ id }) => discard(id)),
  sweep.handledBy(async () => {
    await discardLater.enqueueMissing(
      `select id from files where discarded_at is not null
         or attached_at is null and created_at < now() - interval '1 day'`,
      1000,
    );
    await storage.removeOld(incomingPrefix, new Date((await databaseNow(null)).getTime() - dayMs));
  }),
];
