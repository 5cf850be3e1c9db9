/** Where the reviews of a page are. */
export const reviewsId = 'reviews';
