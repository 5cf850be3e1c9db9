export { chooseAmong, type ChosenKitchen, type DeliveryProblem } from './choose-among';
export { chooseKitchen, deliveryError, possibleKitchens, type PossibleKitchen } from './choose-kitchen';
export { giveBackCapacity, moveCapacity, takeCapacity } from './capacity';
export {
  kitchensOfBrand,
  loadKitchenFacts,
  ofBrand,
  readKitchenFacts,
  type BrandKitchen,
  type DeliveryTier,
  type KitchenFacts,
} from './kitchen-facts';
export { placeOfBrand } from './place-of-brand';
export { soonestStart } from './soonest-start';
export { loadServiceOf, type ServiceOfPlace } from './service-of';
