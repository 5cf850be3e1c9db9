/** The value of a control without a choice. */
export const unset = 'any';
