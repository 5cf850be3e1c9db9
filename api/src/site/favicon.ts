const carrot = (ground: string, root: string, leaf: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${ground}"/><path d="M10 13c3-3 9-3 12 0 2 2 1 4 0 6l-4 9c-1 2-3 2-4 0l-4-9c-1-2-2-4 0-6z" fill="${root}"/><path d="M15 11c-1-4-4-6-7-6 1 4 3 6 7 6zM16 11c0-4 2-7 5-8 1 4-1 7-5 8zM17 11c2-3 5-4 8-3-2 3-5 4-8 3z" fill="${leaf}"/></svg>`;

/** The site's icon: copper in production and in a demo, grey in development, so that the tabs can be told apart (2 §9). */
export const favicon = ({ NODE_ENV, SEED }: { NODE_ENV: string; SEED: string }): string =>
  NODE_ENV === 'production' || SEED !== 'none'
    ? carrot('#fffaf3', '#be5117', '#3c6a2a')
    : carrot('#e4e2df', '#6b6560', '#938d86');
