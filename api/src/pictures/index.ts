export { pictureRouter, readRecipe } from './picture.routes';
export { pictureUrl, type Layout, type PictureKind, type PictureRecipe } from './recipe';
