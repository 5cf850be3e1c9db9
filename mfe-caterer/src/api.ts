import { read, type QueryOf, type Schemas } from '@copper-carrot/contracts';
import { client, useRead, type OnceHeaders, type ReadOptions } from '@copper-carrot/contracts/runtime';

export type OrdersQuery = QueryOf<'/cpi/v1/caterer/orders'>;

export const urls = {
  order: (id: number) => read('/cpi/v2/caterer/orders/{id}', { params: { id } }),
  orderSheet: (id: number) => read('/cpi/v1/caterer/orders/{id}/order_sheet', { params: { id } }),
  packingList: (id: number) => read('/cpi/v1/caterer/orders/{id}/packing_list', { params: { id } }),
  labels: (id: number) => read('/cpi/v1/caterer/orders/{id}/labels', { params: { id } }),
  orders: (query: OrdersQuery) => read('/cpi/v1/caterer/orders', { query }),
  possibleKitchens: (id: number) => read('/cpi/v1/caterer/orders/{id}/possible_kitchens', { params: { id } }),
  actions: read('/cpi/v2/caterer/action_items'),
  menus: read('/cpi/v2/caterer/menus'),
  drafts: (query: QueryOf<'/cpi/v2/caterer/caterer_draft_menu_items'>) =>
    read('/cpi/v2/caterer/caterer_draft_menu_items', { query }),
  packages: (query: QueryOf<'/cpi/v1/caterer/packages'>) => read('/cpi/v1/caterer/packages', { query }),
  menuReview: (id: number) => read('/cpi/v2/caterer/menu_reviews/{id}', { params: { id } }),
} as const;

/** The threads of the acting brand. */
export const threadsUrl = (query: { limit: number; offset: number }) =>
  read('/cpi/v2/messages/threads', { query: { side: 'caterer', ...query } });

/** Orders come, and move on, while somebody looks at them. */
const live = { everyMs: 15_000 } as const;

/** The orders of the acting brand. */
export const useOrders = (query: OrdersQuery, options: ReadOptions = {}) =>
  useRead(urls.orders(query), { ...live, keepPrevious: true, ...options });

export const useOrder = (id: number) => useRead(urls.order(id), live);

/** What waits for the person's brands; the orders below say so where it does not come. */
export const useActions = () => useRead(urls.actions, { ...live, failure: 'own' });

/** The kitchens that an order could move to. */
export const usePossibleKitchens = (id: number, asked: boolean) =>
  useRead(asked && urls.possibleKitchens(id));

/** The menus of the acting brand with their dishes. */
export const useMenus = () => useRead(urls.menus);

/** Its drafts that are not published, the latest first. */
export const useDrafts = (status: 'draft' | 'submitted') => useRead(urls.drafts({ status, limit: 200 }));

export const usePackages = (page: { limit: number; offset: number }) =>
  useRead(urls.packages(page), { keepPrevious: true });

export const useMenuReview = (id: number) => useRead(urls.menuReview(id));

/** Who acts, with the brand that the page is for; the session was read for whatever page came first. A page does without it. */
export const useActingBrand = (asked: boolean) => useRead(asked && read('/cpi/v2/user'), { failure: 'own' });

/** What of an order its caterer answers: which one, and as it was on the screen. */
export type Answered = Pick<Schemas['CatererOrder'], 'id' | 'lock_version'>;

/** Accepts a pending order as it was seen; accepting it again answers the same. */
export const acceptOrder = ({ id, lock_version }: Answered) =>
  client.post('/cpi/v1/caterer/orders/{id}/accept', { params: { id }, body: { lock_version } });

/** Confirms an accepted order as it was seen; confirming it again answers the same. */
export const confirmOrder = ({ id, lock_version }: Answered) =>
  client.post('/cpi/v1/caterer/orders/{id}/confirm', { params: { id }, body: { lock_version } });

/** Moves an order as it was seen to another kitchen; again it is there already. */
export const moveOrder = ({ id, lock_version }: Answered, kitchen_id: number) =>
  client.post('/cpi/v1/caterer/orders/{id}/move', { params: { id }, body: { kitchen_id, lock_version } });

/** Says that an order is on its way, once. */
export const sendOff = (id: number) =>
  client.post('/cpi/v1/caterer/orders/{id}/on_its_way', { params: { id } });

/** Marks an order as delivered; again it is already. */
export const deliverOrder = (id: number) =>
  client.post('/cpi/v1/caterer/orders/{id}/deliver', { params: { id } });

/** Acknowledges that an order was canceled, once. */
export const acknowledgeOrder = (id: number) =>
  client.post('/cpi/v1/caterer/orders/{id}/acknowledge', { params: { id } });

export const answerMenuReview = (id: number, menu_review: Schemas['AnswerMenuReviewBody']['menu_review']) =>
  client.post('/cpi/v2/caterer/menu_reviews/{id}/answer', { params: { id }, body: { menu_review } });

/** Starts an order for the customer of an earlier one, which they claim. */
export const startDirectOrder = (earlierId: number, body: Schemas['DirectOrderBody'], headers: OnceHeaders) =>
  client.post('/cpi/v2/caterer/orders/{id}/direct_orders', { params: { id: earlierId }, body, headers });

/** Takes back a direct order that its customer has not claimed. */
export const removeOrder = (id: number) => client.delete('/cpi/v1/orderer/orders/{id}', { params: { id } });

/** Declines a pending order as it was seen; the orderer reads the reason. */
export const declineOrder = ({ id, lock_version }: Answered, reason: string) =>
  client.post('/cpi/v1/caterer/orders/{id}/decline', { params: { id }, body: { reason, lock_version } });

/** Takes the changes of an order that were on the screen; taking them again answers the same. */
export const approveChanges = (id: number, changeId: number) =>
  client.post('/cpi/v1/caterer/orders/{id}/approve_changes', {
    params: { id },
    body: { change_id: changeId },
  });

/** Declines them; the orderer reads the reason. */
export const declineChanges = (id: number, changeId: number, reason: string) =>
  client.post('/cpi/v1/caterer/orders/{id}/decline_changes', {
    params: { id },
    body: { change_id: changeId, reason },
  });

type Draft = Schemas['NewDraftMenuItemBody']['caterer_draft_menu_item'];

/** Begins a draft of a dish; nothing that is sold changes. */
export const createDraft = (caterer_draft_menu_item: Draft) =>
  client.post('/cpi/v2/caterer/caterer_draft_menu_items', { body: { caterer_draft_menu_item } });

/** Puts a draft on the menu, once. */
export const publishDraft = (id: number) =>
  client.post('/cpi/v2/caterer/caterer_draft_menu_items/{id}/publish', { params: { id } });

export const removeDraft = (id: number) =>
  client.delete('/cpi/v2/caterer/caterer_draft_menu_items/{id}', { params: { id } });

/** Puts a dish on its menu, or takes it off. */
export const sellDish = (id: number, active: boolean) =>
  client.patch('/cpi/v2/caterer/menu_items/{id}', { params: { id }, body: { menu_item: { active } } });

export const setPackagePhoto = (id: number, upload_key: string) =>
  client.put('/cpi/v1/caterer/packages/{id}/picture', { params: { id }, body: { upload_key } });
export const removePackagePhoto = (id: number) =>
  client.delete('/cpi/v1/caterer/packages/{id}/picture', { params: { id } });

export const changePackage = (id: number, body: Schemas['PackageBody']) =>
  client.patch('/cpi/v1/caterer/packages/{id}', { params: { id }, body });
