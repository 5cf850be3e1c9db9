export const dayparts = ['breakfast', 'lunch', 'afternoon', 'dinner'] as const;
