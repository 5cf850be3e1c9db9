import Joi from 'joi';
import { findBrand } from '../catalog';
import { authorize, id, routes, shape } from '../http';
import { findRoster, setOnRoster } from './rosters';
import { rosterPolicy } from './roster.policy';

/** An organization's lists of restaurants. */
export const rosterRoutes = routes({ tag: 'Favorites', base: '/cpi/v2/public' });

const params = Joi.object<{ id: number; brandId: number }, true>({
  id: id().required(),
  brandId: id().required(),
});
const answer = shape('Roster', 'An organization’s list of restaurants.', {
  id: Joi.number().integer().required(),
  name: Joi.string().required(),
  brand_ids: Joi.array().items(Joi.number().integer()).required(),
});

for (const [act, listed, summary] of [
  ['add', true, 'Puts a restaurant on an organization’s list; again changes nothing'],
  ['remove', false, 'Takes a restaurant off an organization’s list; again changes nothing'],
] as const)
  rosterRoutes.post(
    `/rosters/:id/brands/:brandId/${act}`,
    { summary, spec: '2 §4', who: 'signed-in', params, answer },
    async ({ actor, params: { id: rosterId, brandId } }) => {
      const roster = await findRoster(rosterId);
      authorize(rosterPolicy, 'change', actor, roster);
      const { id: known } = await findBrand(brandId, null);
      return setOnRoster(rosterId, known, listed);
    },
  );
