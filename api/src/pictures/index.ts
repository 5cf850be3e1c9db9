export { pictureRouter, readRecipe } from './picture.routes';
export { pictureUrl, sharedPictureUrl, type Layout, type PictureKind, type PictureRecipe } from './recipe';
