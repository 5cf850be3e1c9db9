import { read, type Schemas } from '@copper-carrot/contracts';
import { client } from '@copper-carrot/contracts/runtime';

export type Kitchen = Schemas['OwnKitchen'];

interface Page {
  limit: number;
  offset: number;
}

export const brandUrl = read('/cpi/v2/caterer/brand');
export const kitchensUrl = (page: Page) => read('/cpi/v2/caterer/kitchens', { query: page });
export const kitchenUrl = (id: number) => read('/cpi/v2/caterer/kitchens/{id}', { params: { id } });
export const missingUrl = (id: number, page: Page) =>
  read('/cpi/v2/caterer/kitchens/{id}/missing_delivery_areas', { params: { id }, query: page });
export const closuresUrl = (id: number) =>
  read('/cpi/v2/caterer/kitchens/{id}/closures', { params: { id }, query: { limit: 200 } });
export const daysUrl = (id: number, page: Page) =>
  read('/cpi/v2/caterer/kitchens/{id}/days', { params: { id }, query: page });

export const changeBrand = (brand: Schemas['CatererBrandBody']['brand']) =>
  client.patch('/cpi/v2/caterer/brand', { body: { brand } });
export const changeKitchen = (id: number, kitchen: Schemas['OwnKitchenBody']['kitchen']) =>
  client.patch('/cpi/v2/caterer/kitchens/{id}', { params: { id }, body: { kitchen } });
export const createClosure = (id: number, closure: Schemas['NewKitchenClosureBody']['closure']) =>
  client.post('/cpi/v2/caterer/kitchens/{id}/closures', { params: { id }, body: { closure } });
export const removeClosure = (id: number, closureId: number) =>
  client.delete('/cpi/v2/caterer/kitchens/{id}/closures/{closureId}', { params: { id, closureId } });

/** What a change of a kitchen makes stale. */
export const staleOf = (id: number) => [kitchenUrl(id), kitchensUrl({ limit: 25, offset: 0 })];
