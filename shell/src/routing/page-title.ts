import { productName } from '@copper-carrot/contracts';

/** A document's title: the page first, so that it can be told apart among many tabs. */
export const pageTitle = (title: string): string =>
  title === '' || title === productName ? productName : `${title} | ${productName}`;
