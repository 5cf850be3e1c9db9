import { ghostReason } from '@copper-carrot/contracts';
import Joi from 'joi';
import { id, listAnswer, listQuery, shape } from '../http';

const integer = () => Joi.number().integer().required();
const text = () => Joi.string().allow('').required();

export const ghostBody = shape('GhostSessionBody', 'Why a site admin acts as a person.', {
  reason: Joi.string()
    .trim()
    .min(ghostReason.shortest)
    .max(ghostReason.longest)
    .required()
    .description('It is kept, and other site admins read it.'),
});

export const peopleQuery = listQuery<{ query?: string }>({
  query: Joi.string()
    .allow('')
    .max(100)
    .description('A part of a name, an e-mail address, or the name of an organization or a restaurant.'),
});

export const peopleAnswer = listAnswer(
  shape('GhostablePerson', 'A person whom a site admin can act as.', {
    id: integer(),
    name: text(),
    email: text(),
    teams: Joi.array()
      .items(Joi.object({ id: integer(), name: text(), role_label: text() }))
      .required(),
    brands: Joi.array()
      .items(Joi.string())
      .required()
      .description('The restaurants that they work for, by name.'),
  }),
);

export const ghostSessionsQuery = listQuery<{ user_id?: number }>({
  user_id: id().description('Those as one person.'),
});

export const ghostSessionsAnswer = listAnswer(
  shape('GhostSession', 'A time for which a site admin acted as a person.', {
    id: integer(),
    admin_name: text(),
    user_id: integer(),
    user_name: text(),
    reason: text(),
    started_at: Joi.string().isoDate().required().description('In UTC.'),
    ended_at: Joi.string().isoDate().allow(null).required().description('In UTC; null while it goes on.'),
  }),
);
