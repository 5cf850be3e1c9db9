import Joi from 'joi';
import { shape } from '../http';

const flag = (says: string) => Joi.boolean().description(says);

export interface EnterpriseChanges {
  email_domain?: string | null;
  requires_email_domain?: boolean;
  requires_email_verification?: boolean;
}
export const enterpriseBody = shape('EnterpriseSettingsBody', 'Changed rules; what is left out stays.', {
  enterprise_settings: Joi.object<EnterpriseChanges>({
    email_domain: Joi.string()
      .trim()
      .lowercase()
      .max(200)
      .pattern(/^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/)
      .allow(null)
      .messages({ 'string.pattern.base': 'must be a domain such as example.com' })
      .description('The part of its e-mail addresses after the @; null for none.'),
    requires_email_domain: flag('Whether only addresses of the domain may order for it.'),
    requires_email_verification: flag('Whether an address must be confirmed before it may order.'),
  }).required(),
});

export const enterpriseAnswer = shape(
  'EnterpriseSettings',
  'What an organization asks of who orders for it.',
  {
    email_domain: Joi.string().allow(null).required().description('Null while no domain is set.'),
    requires_email_domain: flag('Whether only addresses of the domain may order for it.').required(),
    requires_email_verification: flag('Whether an address must be confirmed before it may order.').required(),
    offered_domain: Joi.string()
      .allow(null)
      .required()
      .description(
        'The domain that its reader may set: that of their own confirmed address; null without one.',
      ),
    outside: Joi.number()
      .integer()
      .required()
      .description(
        'How many of those who order for it have an address outside of the domain; 0 without one.',
      ),
  },
);
