import { errorCodes } from '@copper-carrot/contracts';
import type { Transaction } from 'sequelize';
import { sql } from '../../database';
import { ApiError } from '../../errors';
import { prepared } from '../../prepared';
import type { Offer } from '../offer/offer';
import type { OrderRow } from '../order.model';

const likeQuery = prepared(
  'order-alike',
  { mealType: 'text', category: 'text' },
  `select p.meal_type as "mealType", c.package_category as category
   from packages p join package_categories c on c.id = p.package_category_id where p.id = $1`,
);

/** Search filters; null leaves a filter open. */
interface SearchLike {
  package_type: string | null;
  package_category: string | null;
  headcount: number | null;
  google_place_id: string | null;
  formatted_address: string | null;
  pickup: true | null;
}

/** Search filters that find something like an order: the same kind of food for the same headcount at the same place. */
export async function searchLike(order: OrderRow, transaction: Transaction): Promise<SearchLike> {
  const [pack] = order.packageId === null ? [] : await sql.within(transaction, likeQuery, [order.packageId]);
  return {
    package_type: pack?.mealType ?? null,
    package_category: pack?.category ?? null,
    headcount: order.headcount,
    google_place_id: order.googlePlaceId ?? null,
    formatted_address: order.formattedAddress ?? null,
    pickup: order.pickup || null,
  };
}

/** Why an order can't be repeated by anyone, whatever they change; null if it can. */
export function withdrawnAgain({ active, brandActive, packageId }: Offer): ApiError | null {
  if (active && brandActive) return null;
  const what = packageId === null ? 'brand_id' : 'package_id';
  const message = !brandActive
    ? 'This restaurant takes no more orders with us. Search for something like it instead.'
    : packageId === null
      ? 'This restaurant takes no orders from its menu any more. Search for something like it instead.'
      : 'This package is no longer offered. Search for something like it instead.';
  return refusal(errorCodes.reorder.notOffered, what, 'inactive', message);
}

export const nothingLeft = (): ApiError =>
  refusal(
    errorCodes.reorder.nothingLeft,
    'menu_items',
    'inclusion',
    'None of these dishes can be had as they were any more. See what is on the menu today.',
  );

export const ownerLeft = (): ApiError =>
  refusal(
    errorCodes.reorder.ownerLeft,
    'user_id',
    'inclusion',
    'Who placed this order is no longer in your organization, so it can’t be ordered again for them. Start a new order of the same.',
  );

const refusal = (code: string, field: string, fieldCode: string, message: string) =>
  new ApiError(422, code, {
    message,
    fields: { [field]: [fieldCode] },
    field_errors: { [field]: [message] },
  });

/** Adds the search for something similar to a refusal. */
export const withSearch = ({ status, code, message, details }: ApiError, search: SearchLike): ApiError =>
  new ApiError(status, code, { ...details, message, context: { ...details.context, search } });
