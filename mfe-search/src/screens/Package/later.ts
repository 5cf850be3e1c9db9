/** What of a package page comes after its first screen, or on few of them, in one file. */
export { Around } from './Around';
export { DishPhotos } from './DishPhotos';
export { Unusual } from './Unusual';
