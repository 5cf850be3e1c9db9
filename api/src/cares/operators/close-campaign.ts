import { sql } from '../../database';
import { prepared } from '../../prepared';

const closed = prepared(
  'campaign-closed',
  {},
  'update campaigns set active = false, closed_at = now() where id = $1 and active',
);
const reopened = prepared(
  'campaign-reopened',
  {},
  'update campaigns set active = true, closed_at = null where id = $1 and not active',
);

/** Takes a campaign off the public pages; its gifts and news stay. */
export async function closeCampaign(id: number): Promise<void> {
  await sql.rows(closed, [id]);
}

export async function reopenCampaign(id: number): Promise<void> {
  await sql.rows(reopened, [id]);
}
