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
import { emptyWorld, type DemoSize, type World } from './world';

/** Makes the whole demo marketplace in memory: the same rows for the same arguments, on any machine. */
export function generateDemo(size: DemoSize, now: Date, passwordHash: string): World {
  const world = emptyWorld(size, now);
  addBrands(world);
  addKitchens(world);
  addPackages(world);
  addPeople(world, passwordHash);
  addMenus(world);
  const offers = addOffers(world);
  const orders = addOrders(world, offers);
  addReviews(world, orders);
  addMessages(world, orders);
  addPolls(world, orders);
  addPlanner(world);
  addCustomerThings(world, orders);
  addCatererThings(world, orders);
  addCares(world);
  return world;
}
