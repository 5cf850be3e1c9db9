import Joi from 'joi';
import { bestFew, id, shape } from '../../http';
import { listedOrder } from '../reading/listed-order.schemas';
import { flag, words } from '../reading/order-fields';

/** Filters: carts of a package, or of a brand, optionally from its menu only. */
export interface WantedCarts {
  package_id?: number;
  brand_id?: number;
  from_menu?: boolean;
  limit: number;
}

export const wantedCarts = Joi.object<WantedCarts, false>({
  package_id: id(),
  brand_id: id(),
  from_menu: Joi.boolean(),
  limit: bestFew({ least: 1, most: 10, standard: 3 }),
});

export const leftCart = shape('LeftCart', 'A cart that its person can go on with.', {
  ...listedOrder,
  team_name: words('The organization that orders; null for nobody but its owner.'),
  is_late: flag().description('Whether it is too late to order for its date and time: it needs another.'),
  asked_name: words('The colleague who is asked to pay for it and has not answered; null where nobody is.'),
  has_open_poll: flag().description('Whether colleagues are choosing their meals for it.'),
});
