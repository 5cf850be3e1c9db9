import type { Schemas } from '@copper-carrot/contracts';
import { client } from '@copper-carrot/contracts/runtime';

/** Adds a combination to a choice of this order only; the body is wrapped (1 §7). */
export const addCombo = (id: number, choiceId: number, combo: Schemas['ComboOption']) =>
  client.post('/cpi/v1/orderer/orders/{id}/package/items/{choiceId}/options', {
    params: { id, choiceId },
    body: { package_item_option: combo },
  });

/** Replaces a cart's chosen options. */
export const chooseOptions = (
  id: number,
  chosen_options: NonNullable<Schemas['OrderChanges']['chosen_options']>,
) => client.patch('/cpi/v1/orderer/orders/{id}', { params: { id }, body: { order: { chosen_options } } });

/** Deletes a cart. */
export const removeCart = (id: number) => client.delete('/cpi/v1/orderer/orders/{id}', { params: { id } });
