/**
 * The site speaks American English: react-aria reads this before it falls back to the browser's language,
 * so that its own words ("Increase") and number formats agree with the page around them.
 */
if (typeof window !== 'undefined') {
  Object.assign(window, { [Symbol.for('react-aria.i18n.locale')]: 'en-US' });
}

export {};
