import type { Schemas } from '@copper-carrot/contracts';
import { sql } from '../../database';
import { notFound } from '../../errors';
import { prepared } from '../../prepared';
import { updateColumns, updateSelect, type UpdateRow } from '../list-updates';

const posted = prepared(
  'cause-update-posted',
  updateColumns,
  `with u as (insert into cause_updates (campaign_id, title, body, featured)
     select id, $2, $3, $4 from campaigns where id = $1 returning *)
   select ${updateSelect} from u join campaigns c on c.id = u.campaign_id`,
);
const changed = prepared(
  'cause-update-changed',
  updateColumns,
  `with u as (update cause_updates set title = coalesce($3, title), body = coalesce($4, body), featured = coalesce($5, featured)
     where id = $2 and campaign_id = $1 returning *)
   select ${updateSelect} from u join campaigns c on c.id = u.campaign_id`,
);
const removed = prepared(
  'cause-update-removed',
  { id: 'int4' },
  'delete from cause_updates where id = $2 and campaign_id = $1 returning id',
);

export interface UpdatePath {
  id: number;
  updateId: number;
}

/** Puts news on a campaign's page. */
export async function postUpdate(
  campaignId: number,
  { title, body, featured = false }: Schemas['NewCauseUpdateBody']['update'],
): Promise<UpdateRow> {
  const [row] = await sql.rows(posted, [campaignId, title, body, featured]);
  if (!row) throw notFound('This campaign could not be found.');
  return row;
}

export async function changeUpdate(
  { id, updateId }: UpdatePath,
  { title, body, featured }: Schemas['CauseUpdateBody']['update'],
): Promise<UpdateRow> {
  const [row] = await sql.rows(changed, [id, updateId, title ?? null, body ?? null, featured ?? null]);
  if (!row) throw notFound('This update could not be found.');
  return row;
}

export async function removeUpdate({ id, updateId }: UpdatePath): Promise<void> {
  if ((await sql.rows(removed, [id, updateId])).length === 0)
    throw notFound('This update could not be found.');
}
