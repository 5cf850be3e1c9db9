import { usStateCodes, type UsState } from '@copper-carrot/contracts';
import Joi from 'joi';
import { date, id, listAnswer, listQuery, money, nameForOthers, shape, time, whole } from '../http';

/** As many as a list to choose from at checkout holds. */
const mostReferences = 100;

const references = (says: string) =>
  Joi.array()
    .items(Joi.string().trim().max(100))
    .max(mostReferences)
    .unique((one: string, other: string) => one.toLowerCase() === other.toLowerCase())
    .description(`${says}, each once.`);

const fields = {
  name: nameForOthers(200),
  cost_centers: references('Cost centers that checkout offers'),
  purchase_orders: references('Purchase orders that checkout offers'),
  default_address_id: id()
    .allow(null)
    .description('An address of its book where its orders go unless another is chosen; null for none.'),
  approval_over: money('From what total on an order waits for the yes of an admin', {
    rest: '; null for never',
  }).allow(null),
  budget_per_person: money('What an order may cost for each person without the yes of an admin', {
    rest: '; null for no budget',
  }).allow(null),
  orders_from: time()
    .allow(null)
    .description(
      '`HH:mm` in the zone of the delivery: what starts before waits for the yes of an admin; null for none.',
    ),
  orders_until: time()
    .allow(null)
    .description(
      '`HH:mm` in the zone of the delivery: what starts after waits for the yes of an admin; null for none.',
    ),
};

export const settingsBody = shape(
  'OrganizationSettingsBody',
  'What to change of the settings; a key left out stays as it is.',
  { settings: Joi.object(fields).min(1).required() },
);

export const settingsAnswer = shape('OrganizationSettings', 'What holds for all orders of an organization.', {
  name: fields.name.required(),
  cost_centers: fields.cost_centers.required(),
  purchase_orders: fields.purchase_orders.required(),
  default_address_id: fields.default_address_id.required(),
  approval_over: fields.approval_over.required(),
  budget_per_person: fields.budget_per_person.required(),
  orders_from: fields.orders_from.required(),
  orders_until: fields.orders_until.required(),
  can: Joi.object({
    update: Joi.boolean().required(),
    confirm_tax: Joi.boolean()
      .required()
      .description('Whether the reader checks tax certificates, as site admins do.'),
  }).required(),
});

const state = () =>
  Joi.string()
    .valid(...usStateCodes)
    .description('A state of the United States, by its two letters.');

const certificate = () => ({
  certificate_number: Joi.string().trim().max(100).required(),
  expires_on: date(', the last day on which it holds, in the zone of the delivery').required(),
});

export const taxExemptionBody = shape('TaxExemptionBody', 'A tax certificate of an organization.', {
  tax_exemption: Joi.object({
    state: state().required(),
    ...certificate(),
  }).required(),
});

export const taxConfirmationBody = shape('TaxConfirmationBody', 'A tax certificate as it was checked.', {
  tax_exemption: Joi.object(certificate()).required(),
});

export interface TaxExemptionParams {
  id: number;
  state: UsState;
}
export const taxExemptionParams = Joi.object<TaxExemptionParams, true>({
  id: id().required(),
  state: state().required(),
});

export const taxExemptionAnswer = shape(
  'TaxExemption',
  'A certificate by which an organization pays no sales tax in a state.',
  {
    state: state().required(),
    certificate_number: Joi.string().required(),
    expires_on: Joi.string()
      .required()
      .description('The last day on which it holds, `YYYY-MM-DD` in the zone of the delivery.'),
    status: Joi.string()
      .valid('waiting', 'active', 'expired')
      .required()
      .description('`waiting` until a site admin has checked it; only an `active` one takes tax off.'),
  },
);
/** One a state at most. */
export const taxExemptionsQuery = listQuery({}, whole(100));
export const taxExemptionsAnswer = listAnswer(taxExemptionAnswer);
