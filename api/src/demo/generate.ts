import { addBrands } from './brands';
import { addCares } from './cares';
import { addCatererThings } from './caterers';
import { addCustomerThings } from './customers';
import { addKitchens } from './kitchens';
import { addMenus } from './menus';
import { addOffers } from './offers';
import { addOrders } from './orders';
import { addPackages } from './packages';
import { addPeople } from './people';
import { addPlanner } from './planner';
import { addPolls } from './polls';
import { addMessages, addReviews } from './reviews';
import { emptyDataset, type DemoSize, type DemoDataset } from './dataset';

/** Makes the whole demo marketplace in memory: the same rows for the same arguments, on any machine. */
export function generateDemo(size: DemoSize, now: Date, passwordHash: string): DemoDataset {
  const dataset = emptyDataset(size, now);
  addBrands(dataset);
  addKitchens(dataset);
  addPackages(dataset);
  addPeople(dataset, passwordHash);
  addMenus(dataset);
  const offers = addOffers(dataset);
  const orders = addOrders(dataset, offers);
  addReviews(dataset, orders);
  addMessages(dataset, orders);
  addPolls(dataset, orders);
  addPlanner(dataset);
  addCustomerThings(dataset, orders);
  addCatererThings(dataset);
  addCares(dataset);
  return dataset;
}
