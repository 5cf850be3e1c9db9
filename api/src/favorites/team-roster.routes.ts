import Joi from 'joi';
import {
  authorize,
  id,
  idParams,
  listAnswer,
  listQuery,
  nameForOthers,
  nothing,
  routes,
  shape,
  whole,
} from '../http';
import { rosterPolicy } from './roster.policy';
import { findRoster, listRosters, makeRoster, mostRosters, removeRoster, renameRoster } from './rosters';

/** The lists of restaurants that an organization keeps (2 §3). */
export const teamRosterRoutes = routes({ tag: 'Favorites', base: '/cpi/v2/orderer' });

const spec = '2 §3';
const who = 'signed-in';

const name = () => nameForOthers(100);
const kind = () =>
  Joi.string()
    .valid('allow', 'block')
    .description('`allow`: a search may keep to it; `block`: a search may leave it out.');

const onList = shape('RosterBrand', 'A restaurant on a list.', {
  id: id().required(),
  name: Joi.string().required(),
  slug: Joi.string().required(),
  kitchen_count: Joi.number()
    .integer()
    .required()
    .description('How many kitchens it has that are open for business.'),
});
const listed = shape('TeamRoster', 'An organization’s list of restaurants, with its restaurants.', {
  id: id().required(),
  team_id: id().required(),
  name: Joi.string().required(),
  kind: kind().required(),
  brands: Joi.array().items(onList).required(),
});
const newBody = shape('NewRosterBody', 'A new list of restaurants.', {
  roster: Joi.object({
    team_id: id().required(),
    name: name().required(),
    kind: kind().required(),
  }).required(),
});
const nameBody = shape('RosterBody', 'What a list of restaurants is called.', {
  roster: Joi.object({ name: name().required() }).required(),
});

teamRosterRoutes.get(
  '/rosters',
  {
    summary: 'The lists of restaurants of an organization',
    spec,
    who,
    query: listQuery<{ team_id: number }>({ team_id: id().required() }, whole(mostRosters)),
    answer: listAnswer(listed),
  },
  ({ actor, query: { team_id: teamId, ...page } }) => {
    authorize(rosterPolicy, 'read', actor, { teamId });
    return listRosters(teamId, page);
  },
);

teamRosterRoutes.post(
  '/rosters',
  { summary: 'Begins a list of restaurants', spec, who, body: newBody, answer: listed, status: 201 },
  ({ actor, body: { roster } }) => {
    authorize(rosterPolicy, 'change', actor, { teamId: roster.team_id });
    return makeRoster(roster);
  },
);

teamRosterRoutes.patch(
  '/rosters/:id',
  {
    summary: 'Renames a list of restaurants',
    spec,
    who,
    params: idParams,
    body: nameBody,
    answer: nothing,
    status: 204,
  },
  async ({ actor, params, body }) => {
    authorize(rosterPolicy, 'change', actor, await findRoster(params.id));
    await renameRoster(params.id, body.roster.name);
  },
);

teamRosterRoutes.delete(
  '/rosters/:id',
  { summary: 'Removes a list of restaurants', spec, who, params: idParams, answer: nothing, status: 204 },
  async ({ actor, params }) => {
    authorize(rosterPolicy, 'change', actor, await findRoster(params.id));
    await removeRoster(params.id);
  },
);
