import { productName } from '@copper-carrot/contracts';

/** The document title, with the page first, to tell tabs apart. */
export const pageTitle = (title: string): string =>
  title === '' || title === productName ? productName : `${title} | ${productName}`;
