import { idParams, listAnswer, listQuery, pageOf, routes } from '../../http';
import { changeOwnBrand, loadOwnBrand } from './brand';
import {
  catererBrand,
  catererBrandBody,
  catererKitchen,
  catererKitchenBody,
  missingArea,
} from './brand.schemas';
import { changeOwnKitchen, listOwnKitchens, loadOwnKitchen, missingDeliveryAreas } from './kitchens';

/** The acting brand and its kitchens, for its own people (2 §7). */
export const ownBrandRoutes = routes({ tag: 'Caterer catalogue', base: '/cpi/v2/caterer' });

const spec = '2 §7';
const who = 'signed-in';

ownBrandRoutes.get('/brand', { summary: 'The acting brand', spec, who, answer: catererBrand }, ({ actor }) =>
  loadOwnBrand(actor),
);
ownBrandRoutes.patch(
  '/brand',
  {
    summary: 'Changes what the acting brand says of itself',
    spec,
    who,
    body: catererBrandBody,
    answer: catererBrand,
  },
  ({ actor, body }) => changeOwnBrand(body.brand, actor),
);
ownBrandRoutes.get(
  '/kitchens',
  {
    summary: 'The kitchens of the acting brand',
    spec,
    who,
    query: listQuery(),
    answer: listAnswer(catererKitchen),
  },
  ({ actor, query }) => listOwnKitchens(query, actor),
);
ownBrandRoutes.get(
  '/kitchens/:id',
  { summary: 'A kitchen of the acting brand', spec, who, params: idParams, answer: catererKitchen },
  ({ actor, params }) => loadOwnKitchen(params.id, actor),
);
ownBrandRoutes.patch(
  '/kitchens/:id',
  {
    summary: 'Changes how a kitchen serves; submitted orders keep what they agreed to',
    spec,
    who,
    params: idParams,
    body: catererKitchenBody,
    answer: catererKitchen,
  },
  ({ actor, params, body }) => changeOwnKitchen(params.id, body.kitchen, actor),
);
ownBrandRoutes.get(
  '/kitchens/:id/missing_delivery_areas',
  {
    summary: 'The ZIP codes within 20 miles of a kitchen that it does not deliver to, the nearest first',
    spec,
    who,
    params: idParams,
    query: listQuery(),
    answer: listAnswer(missingArea),
  },
  async ({ actor, params, query }) => pageOf(await missingDeliveryAreas(params.id, actor), query),
);
