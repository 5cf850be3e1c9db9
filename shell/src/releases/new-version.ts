/** What the page does about a newer version; nothing until it has heard of one. */
export const newVersion: {
  /** Loads the page that somebody goes to anew, where that loses nothing; says whether it does. */
  take?: () => boolean;
} = {};
