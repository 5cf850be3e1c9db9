// @ts-check
/** React's JSX development runtime, implemented by the production one that every shell provides. */
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };

/** @param {import('react').ElementType} type @param {unknown} props @param {import('react').Key | undefined} key @param {boolean} isStatic */
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
