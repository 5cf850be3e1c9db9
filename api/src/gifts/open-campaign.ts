import { errorCodes } from '@copper-carrot/contracts';
import { sql } from '../database';
import { ApiError, notFound } from '../errors';
import { prepared } from '../prepared';

const columns = { id: 'int4', isOver: 'bool' } as const;
const select = `select c.id, c.ends_on is not null and c.ends_on < (now() at time zone p.time_zone)::date as "isOver"
  from campaigns c join places p on p.id = c.place_id where c.active`;
const byId = prepared('campaign-open-by-id', columns, `${select} and c.id = $1`);
const bySlug = prepared('campaign-open-by-slug', columns, `${select} and c.slug = $1`);

/** The id of a campaign that takes gifts: 404 if there is none, 409 after its last day. */
export async function openCampaign(which: number | string): Promise<number> {
  const campaign = await sql.first(typeof which === 'number' ? byId : bySlug, [which]);
  if (!campaign) throw notFound('This campaign could not be found.');
  if (campaign.isOver)
    throw new ApiError(409, errorCodes.stale, {
      message: 'This campaign has ended and takes no more gifts. Nothing was charged.',
    });
  return campaign.id;
}
