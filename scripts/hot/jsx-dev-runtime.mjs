// @ts-check
/** React's runtime for JSX in development, over the one that every shell brings. */
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };

/** @param {import('react').ElementType} type @param {unknown} props @param {import('react').Key | undefined} key @param {boolean} isStatic */
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
