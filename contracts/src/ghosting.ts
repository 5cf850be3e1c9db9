/** How long a site admin acts as a person before they have to begin again. */
export const ghostMinutes = 60;

/** The length of the reason for it, in characters. */
export const ghostReason = { shortest: 10, longest: 500 } as const;
