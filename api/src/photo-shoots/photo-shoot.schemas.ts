import { photoShootSteps } from '@copper-carrot/contracts';
import Joi from 'joi';
import { listAnswer, shape } from '../http';

const integer = () => Joi.number().integer().required();
const text = () => Joi.string().allow('').required();
const status = () => Joi.string().valid(...Object.keys(photoShootSteps));

export const photoShootAnswer = shape('PhotoShoot', 'An appointment to photograph what a restaurant cooks.', {
  id: integer(),
  brand: Joi.object({ id: integer(), name: text() }).required(),
  photographer_name: text(),
  address: text().allow(null).description('Where its kitchen is; null where none was named.'),
  scheduled_at: Joi.string().isoDate().required().description('In UTC.'),
  time_zone: text().allow(null).description('Of its kitchen; null where none was named.'),
  status: status().required(),
  notes: text(),
  next_statuses: Joi.array()
    .items(status())
    .required()
    .description('What its photographer may make of it now.'),
});
export const photoShootsAnswer = listAnswer(photoShootAnswer);

export const photoShootBody = shape('PhotoShootBody', 'What became of a photo shoot.', {
  photo_shoot: Joi.object({ status: status(), notes: Joi.string().allow('').max(2000) })
    .min(1)
    .required(),
});
