/**
 * The door of orders. Who asks about an order loads it by `findOrder` or `findOrderForCaterer`, which answer 404 for one
 * that is not theirs, asks the policies who may do what and `orderProcess` when; what is open or ended is in `contracts`
 * (`isOpen`, `openStatuses`, `submittedStatuses`), beside the transitions. `lockOrder` is for whoever changes something
 * that must not meet a change of the order. Its tables are written here alone.
 */
export { findOrder, findOrderForCaterer, lockOrder, requireCart, requireWritableCart } from './find-order';
export { coverSelections, type Covered, type Selections } from './cart/cover-selections';
export { mostCombos } from './cart/combinable-parts';
export { endEarlierSubmit } from './cart/keep-cart';
export { assessForPoll, requireReadyForPoll, waitForPoll } from './cart/poll-cart';
export { countsJson, type Counted } from './assessment/poll-standing';
export { presentPricing } from './assessment/price-terms';
export { ignoreChecks } from './order.schemas';
export { pricing } from './reading/order-shapes.schemas';
export { submitOrder } from './submission/submit-order';
export { mayReadPoll, requireMayIgnore } from './access';
export { catererOrderPolicy, orderPolicy, teamOrdersPolicy } from './order.policy';
export { isPortion } from './reading/is-portion';
export { mealNotesOf } from './reading/meal-notes';
export { loadOrder, loadOrderForCaterer } from './reading/load-order';
export { presentOrder } from './reading/order.presenter';
export { presentCatererOrder } from './reading/caterer-order.presenter';
export { agreedBy, type Agreed } from './agreed';
export { heldTooLong } from './cancellation';
export { loadAgreedTerms } from './agreed-terms';
export { recordHistory } from './history';
export { payableUntil } from './asking/payment-asks';
export { allergensOf, dishesFor, lineInWords, marksOf, type OrderedDish } from './offer/ordered-dish';
export { pricedDishes } from './offer/priced-food';
export { Order } from './order.model';
export { OrderPriceLine } from './order-lines.model';

export { askRoutes } from './asking/ask.routes';
export { cartRoutes } from './cart/cart.routes';
export { choicesRoutes } from './cart/choices.routes';
export { orderCouponRoutes } from './cart/coupon.routes';
export { catererChangeRoutes } from './changes/caterer-change.routes';
export { itemsForCaterer } from './changes/change-items';
export { changeEvents } from './changes/change.events';
export { changeProcess } from './changes/change.process';
export { changeRoutes } from './changes/change.routes';
export { changeSubscription } from './changes/close-changes';
export { movesFood } from './changes/moves-food';
export { OrderChange } from './changes/order-change.model';
export type { ChangedItem, Proposal } from './changes/proposal';
export { catererOrderRoutes } from './caterer-order.routes';
export { reorderRoutes } from './again/reorder.routes';
export { authorizeOrder } from './order.jobs';
export { directOrderRoutes } from './direct/direct.routes';
export { leftCartRoutes } from './left/left-carts.routes';
export { creditRoutes } from './payment/credit.routes';
export { colleagueOf } from './payment/colleagues-card';
export { orderCardRoutes } from './payment/order-card.routes';
export { orderEvents } from './order.events';
export { orderJobs } from './handle-order-jobs';
export { orderProcess } from './order.process';
export { orderRoutes } from './order.routes';
export { menuOrderRoutes } from './cart/menu-order.routes';
export { packageOrderRoutes } from './cart/package-order.routes';
export { proposalRoutes } from './proposal/proposal.routes';
export { orderPaymentSubscription } from './payment/money-in-history';
export { owedByInvoice } from './payment/payment-methods';
export { todayOfOrder } from './today';
export { refundRoutes } from './payment/refund.routes';
export { chooseCardRoutes } from './payment/choose-card.routes';
export { tipRoutes } from './tip/tip.routes';
export { submitRoutes } from './submission/submit.routes';
