import { errorCodes } from '@copper-carrot/contracts';
import { sql } from '../database';
import { ApiError, notFound } from '../errors';
import { prepared } from '../prepared';

const columns = { id: 'int4', isOver: 'bool?' } as const;
const select = `select c.id, not c.active or c.ends_on < (now() at time zone p.time_zone)::date as "isOver"
  from campaigns c join places p on p.id = c.place_id`;
const byId = prepared('campaign-for-gift-by-id', columns, `${select} where c.id = $1`);
const bySlug = prepared('campaign-for-gift-by-slug', columns, `${select} where c.slug = $1`);

interface GivenTo {
  id: number;
  /** Whether it takes no more gifts. */
  isOver: boolean;
}

/** The campaign of a gift; 404 if there is none. */
export async function campaignOfGift(which: number | string): Promise<GivenTo> {
  const campaign = await sql.first(typeof which === 'number' ? byId : bySlug, [which]);
  if (!campaign) throw notFound('This campaign could not be found.');
  return { id: campaign.id, isOver: campaign.isOver ?? false };
}

export const campaignIsOver = () =>
  new ApiError(409, errorCodes.stale, {
    message: 'This campaign has ended and takes no more gifts. Nothing was charged.',
  });
