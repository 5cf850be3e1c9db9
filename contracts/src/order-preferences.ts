/** What somebody may have filled in for each new order (2 §2); the names are those of the order's own fields. */
export const preferredFields = ['contact_name', 'contact_phone', 'delivery_instructions', 'tip'] as const;
export type PreferredField = (typeof preferredFields)[number];

/** What the kitchen reads where somebody wants no cutlery. */
export const noCutlery = 'Please bring no cutlery.';
