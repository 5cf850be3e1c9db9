import { mealTypes } from '@copper-carrot/contracts';
import Joi from 'joi';
import { id, listAnswer, listQuery, money, shape } from '../http';
import {
  answered,
  answeredDollars,
  can,
  color,
  headcount,
  plannedName,
  presentationType,
  savedSearch,
  startTime,
  teamId,
  where,
} from './planned-fields.schemas';

const name = plannedName('What the template is called');
const mealType = Joi.string()
  .valid(...mealTypes)
  .description('Which meal it is.');
const fields = {
  name,
  color,
  meal_type: mealType,
  start_time: startTime,
  headcount,
  presentation_type: presentationType,
  budget_per_person: money('What a meal may cost for each person, all in', {
    rest: '; null for no limit',
  }).allow(null),
  saved_search: savedSearch,
  ...where,
  is_default: Joi.boolean().description(
    'Whether planned meals begin with it unless another is chosen; one template of an organization is.',
  ),
};

export const newTemplateBody = shape('NewOrderTemplateBody', 'A template to keep.', {
  team_id: teamId,
  order_template: Joi.object({ ...fields, name: name.required() }).required(),
});
export const templateBody = shape('OrderTemplateBody', 'What to change; a key left out stays as it is.', {
  order_template: Joi.object(fields).min(1).required(),
});
export const copyTemplateBody = shape('CopyOrderTemplateBody', 'How the copy of a template is called.', {
  order_template: Joi.object({ name }),
});
export const templateAnswer = shape('OrderTemplate', 'What planned meals begin with.', {
  id: id().required(),
  team_id: id().required(),
  name: Joi.string().required(),
  color: color.required(),
  meal_type: mealType.required(),
  budget_per_person: answeredDollars('What a meal may cost for each person, all in', 'for no limit'),
  ...answered,
  is_default: Joi.boolean().required(),
  can: can('update', 'delete'),
});
export const templatesAnswer = listAnswer(templateAnswer);
export const templatesQuery = listQuery<{ team_id?: number }>({ team_id: teamId });
export const ofTeamQuery = Joi.object<{ team_id?: number }>({ team_id: teamId });
export const defaultTemplateAnswer = shape(
  'DefaultOrderTemplate',
  'The template that planned meals of an organization begin with.',
  {
    order_template: templateAnswer
      .allow(null)
      .required()
      .description('The default one, else the first by name; null where there is none.'),
  },
);
