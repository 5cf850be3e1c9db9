import type { Schemas } from '@copper-carrot/contracts';
import { refusalOf, type Actor } from '../http';
import { changeDraft, deleteDraft } from './change-drafts';
import { createOrderOf } from './create-order-of';
import { presentDraft } from './draft.presenter';
import { findDraft } from './drafts';

type Wanted = Schemas['UpdateDraftOrdersBody']['draft_orders'][number];
type Result = Schemas['UpdatedDraftOrder'];

/** Changes, orders or removes planned meals one after the other; what is refused leaves the others alone. */
export async function updateAll(wanted: readonly Wanted[], actor: Actor): Promise<Result[]> {
  const results: Result[] = [];
  for (const each of wanted) results.push(await update(each, actor));
  return results;
}

async function update({ id, create_order: order, remove, ...fields }: Wanted, actor: Actor): Promise<Result> {
  const none = { id, draft_order: null, order_id: null, error: null };
  try {
    if (remove) {
      await deleteDraft(id, actor);
      return none;
    }
    if (Object.keys(fields).length > 0) await changeDraft(id, fields, actor);
    const made = order ? await createOrderOf(id, actor) : null;
    const row = await findDraft(id, actor);
    return { ...none, draft_order: presentDraft(row, actor), order_id: made?.orderId ?? row.order_id };
  } catch (error) {
    const refusal = refusalOf(error);
    // Beyond a limit the others would be refused as well, and what failed on our side is no result.
    if (!refusal || refusal.status >= 500 || refusal.status === 429) throw error;
    return { ...none, ...(await asItIs(id, actor)), error: refusal.toAnswer() };
  }
}

/** A planned meal that was not changed as asked; nothing of one that the actor may not read. */
async function asItIs(id: number, actor: Actor): Promise<Pick<Result, 'draft_order' | 'order_id'>> {
  try {
    const row = await findDraft(id, actor);
    return { draft_order: presentDraft(row, actor), order_id: row.order_id };
  } catch (error) {
    if (refusalOf(error)) return { draft_order: null, order_id: null };
    throw error;
  }
}
