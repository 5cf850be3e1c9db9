export { chooseAmong, type ChosenKitchen, type DeliveryProblem } from './choose-among';
export { chooseKitchen, deliveryError, possibleKitchens } from './choose-kitchen';
export { giveBackCapacity, takeCapacity } from './capacity';
export { readKitchenFacts, type DeliveryTier, type KitchenFacts } from './kitchen-facts';
