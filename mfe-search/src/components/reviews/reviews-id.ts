/** The id of the reviews section. */
export const reviewsId = 'reviews';
