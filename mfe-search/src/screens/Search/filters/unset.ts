/** The value of a control that stands for no choice. */
export const unset = 'any';
