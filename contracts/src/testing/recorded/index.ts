// Recorded from the API by `npm run record --workspace api`: not edited by hand.
import { accounts } from './accounts';
import { addresses } from './addresses';
import { cares } from './cares';
import { catalogue } from './catalogue';
import { catererOrders } from './caterer-orders';
import { creditCards } from './credit-cards';
import { favorites } from './favorites';
import { mealCalendar } from './meal-calendar';
import { menuReviews } from './menu-reviews';
import { messages } from './messages';
import { orderPapers } from './order-papers';
import { orders } from './orders';
import { organizations } from './organizations';
import { polls } from './polls';
import { reviews } from './reviews';
import { rewards } from './rewards';
import { search } from './search';
import { shareableMenus } from './shareable-menus';
import { surveys } from './surveys';

export { recordedPeople } from './people';

export const recorded = {
  ...accounts,
  ...addresses,
  ...cares,
  ...catalogue,
  ...catererOrders,
  ...creditCards,
  ...favorites,
  ...mealCalendar,
  ...menuReviews,
  ...messages,
  ...orderPapers,
  ...orders,
  ...organizations,
  ...polls,
  ...reviews,
  ...rewards,
  ...search,
  ...shareableMenus,
  ...surveys,
};
