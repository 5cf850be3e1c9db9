export {
  addCombo,
  comboOf,
  longestOptionName,
  partsIn,
  repeatCombo,
  withOwnCombos,
  type OwnCombo,
} from './combos';
export type { AutoApproveLimits, StoredPicture } from './brand.model';
export { Menu, MenuCategory, MenuItem } from './menu.model';
export { brandMenuQuery, findBrandMenu, type BrandMenu, type Dish } from './brand-menu';
export { presentMenuItem } from './menus';
export { findBrand, findPackage } from './find-catalog';
export type { ChoiceOption, PackageChoice } from './package-choice';
export {
  findPackageWithChoices,
  loadPackageWithChoices,
  packageOfRow,
  packageQuery,
  type PackageWithChoices,
} from './package-with-choices';
export {
  presentBrandSummary,
  presentChoice,
  presentOption,
  presentPicture,
  type BrandFacts,
} from './catalog.presenter';
export { brandRoutes, packageRoutes } from './catalog.routes';
export { ownBrandRoutes } from './caterer/brand.routes';
export { ownMenuRoutes } from './caterer/menu.routes';
export { ownPackageRoutes } from './caterer/package.routes';
export {
  brandRecord,
  brandSummary,
  choiceView,
  earliestStartView,
  menuItemView,
  optionKeys,
  optionView,
  packageRecord,
  pictureView,
  placeView,
  restaurantMenuView,
  wholeMenu,
} from './catalog.schemas';
export { packagePictureRoutes } from './package-picture.routes';
export { loadPhotos } from './photos';
export { refreshRatings } from './refresh-ratings';
export { extraHeadcountOf, quotePackage, type Quote } from './quote-package';
