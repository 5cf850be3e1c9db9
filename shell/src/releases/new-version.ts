/** The reaction to a newer version; empty until one is known. */
export const newVersion: {
  /** Reloads instead of navigating, if nothing is lost; returns whether it does. */
  take?: () => boolean;
} = {};
