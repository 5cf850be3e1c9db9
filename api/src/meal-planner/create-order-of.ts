import { errorCodes } from '@copper-carrot/contracts';
import { databaseNow } from '../clock';
import { ApiError, invalid } from '../errors';
import type { Actor } from '../http';
import { startOrder } from '../orders';
import { DraftOrder } from './draft-order.model';
import { findDraft, lockDraft, type DraftRow } from './drafts';

/**
 * Turns a planned meal into an order in the cart, of whoever asks, for the organization of the plan (2 §4). However often
 * it is asked for, it is one order, while that order was neither removed nor ended without food.
 */
export async function createOrderOf(
  id: number,
  actor: Actor,
  { isStanding = false } = {},
): Promise<{ orderId: number; isNew: boolean }> {
  const draft = await findDraft(id, actor);
  if (draft.is_ordered && draft.order_id !== null) return { orderId: draft.order_id, isNew: false };
  requireWhole(draft);
  const made = { isNew: false };
  const orderId = await startOrder(
    startOf(draft),
    { ...actor, teamId: draft.team_id },
    {
      made: async (transaction) => {
        const locked = await lockDraft(id, transaction);
        if (locked.is_ordered) return locked.order_id;
        if (!isSame(locked, draft)) throw changedMeanwhile();
        return null;
      },
      keep: async (order, transaction) => {
        const standingAt = isStanding ? await databaseNow(transaction) : null;
        await DraftOrder.update(
          { orderId: order, problem: null, standingAt },
          { where: { id }, transaction },
        );
        made.isNew = true;
      },
    },
  );
  return { orderId, isNew: made.isNew };
}

/** What an order can't begin without. */
function requireWhole({ package: pack, brand, start_time: time, headcount }: DraftRow): void {
  if (!pack && !brand) throw invalid('package_id', 'blank', 'must be chosen before it is ordered');
  if (time === null) throw invalid('start_time', 'blank', 'must be said before it is ordered');
  if (headcount === null) throw invalid('headcount', 'blank', 'must be said before it is ordered');
}

function startOf(draft: DraftRow): Parameters<typeof startOrder>[0] {
  return {
    ...(draft.package && { package_id: draft.package.id }),
    ...(draft.brand && { brand_id: draft.brand.id }),
    address_id: draft.address_id,
    google_place_id: draft.address_id === null ? draft.google_place_id : null,
    formatted_address: draft.address_id === null ? draft.formatted_address : null,
    presentation_type: draft.package ? draft.presentation_type : null,
    order: {
      headcount: draft.headcount,
      start_date: draft.start_date,
      start_time: draft.start_time,
      ...(!draft.package && { menu_items: [] }),
    },
  };
}

const decisive = (draft: DraftRow) => JSON.stringify(startOf(draft));
const isSame = (one: DraftRow, other: DraftRow) => decisive(one) === decisive(other);

const changedMeanwhile = () =>
  new ApiError(409, errorCodes.stale, {
    message: 'Somebody changed this meal meanwhile. Please look at it again.',
  });
