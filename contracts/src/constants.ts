/** Constants and value lists of the specification (1 §3, 1 §9, 2 §3, 2 §9) that API and browser share. */

export const mealTypes = ['breakfast', 'lunch_or_dinner', 'appetizer_snack', 'dessert'] as const;
export type MealType = (typeof mealTypes)[number];

export const mealTypeLabels: Record<MealType, string> = {
  breakfast: 'Breakfast',
  lunch_or_dinner: 'Lunch & dinner',
  appetizer_snack: 'Snacks & starters',
  dessert: 'Dessert',
};

/** The label of a cuisine category and its only meal type (1 §3). */
export const cuisineCategories: Readonly<Record<string, { label: string; mealType: MealType }>> = {
  breakfast_hot: { label: 'Hot Breakfast', mealType: 'breakfast' },
  breakfast_continental: { label: 'Continental Breakfast', mealType: 'breakfast' },
  breakfast_bagels: { label: 'Bagels', mealType: 'breakfast' },
  breakfast_tacos: { label: 'Breakfast Tacos', mealType: 'breakfast' },
  breakfast_sandwiches: { label: 'Breakfast Sandwiches', mealType: 'breakfast' },
  breakfast_healthy: { label: 'Healthy Breakfast', mealType: 'breakfast' },
  lunch_american: { label: 'American', mealType: 'lunch_or_dinner' },
  lunch_bbq: { label: 'Barbecue', mealType: 'lunch_or_dinner' },
  lunch_caribbean: { label: 'Caribbean', mealType: 'lunch_or_dinner' },
  lunch_chinese: { label: 'Chinese', mealType: 'lunch_or_dinner' },
  lunch_filipino: { label: 'Filipino', mealType: 'lunch_or_dinner' },
  lunch_hawaiian: { label: 'Hawaiian', mealType: 'lunch_or_dinner' },
  lunch_indian: { label: 'Indian', mealType: 'lunch_or_dinner' },
  lunch_indonesian: { label: 'Indonesian', mealType: 'lunch_or_dinner' },
  lunch_italian: { label: 'Italian', mealType: 'lunch_or_dinner' },
  lunch_japanese: { label: 'Japanese', mealType: 'lunch_or_dinner' },
  lunch_korean: { label: 'Korean', mealType: 'lunch_or_dinner' },
  lunch_mediterranean: { label: 'Mediterranean', mealType: 'lunch_or_dinner' },
  lunch_mexican: { label: 'Mexican', mealType: 'lunch_or_dinner' },
  lunch_pizza: { label: 'Pizza', mealType: 'lunch_or_dinner' },
  lunch_salads: { label: 'Salads & Grain Bowls', mealType: 'lunch_or_dinner' },
  lunch_sandwiches: { label: 'Sandwiches & Wraps', mealType: 'lunch_or_dinner' },
  lunch_southern: { label: 'Southern', mealType: 'lunch_or_dinner' },
  lunch_thai: { label: 'Thai', mealType: 'lunch_or_dinner' },
  lunch_vietnamese: { label: 'Vietnamese', mealType: 'lunch_or_dinner' },
  appetizer_boards: { label: 'Cheese & Charcuterie', mealType: 'appetizer_snack' },
  appetizer_dips: { label: 'Dips & Crudités', mealType: 'appetizer_snack' },
  appetizer_finger_food: { label: 'Finger Food', mealType: 'appetizer_snack' },
  snack_boxes: { label: 'Snack Boxes', mealType: 'appetizer_snack' },
  snack_drinks: { label: 'Drinks & Refreshments', mealType: 'appetizer_snack' },
  dessert_cookies: { label: 'Cookies & Brownies', mealType: 'dessert' },
  dessert_cakes: { label: 'Cakes & Cupcakes', mealType: 'dessert' },
  dessert_fruit: { label: 'Fruit', mealType: 'dessert' },
  dessert_frozen: { label: 'Frozen Treats', mealType: 'dessert' },
  dessert_pastries: { label: 'Pies & Pastries', mealType: 'dessert' },
};

/** Labels of the package styles by the filter's `package_template_id`. */
export const packageStyles: Readonly<Record<number, string>> = {
  1: 'Build-your-own bar',
  2: 'Family-style trays',
  3: 'Boxed meals',
  4: 'Bowls',
  5: 'Platters',
  6: 'Boards',
  7: 'Sandwich & wrap trays',
  8: 'Pastry trays',
  9: 'Chef on site',
  10: 'Treat boxes',
};

export const presentationTypes = ['buffet', 'individual', 'mixed'] as const;
export type PresentationType = (typeof presentationTypes)[number];
/** The presentations that an orderer can choose; `mixed` exists only for packages. */
export type ChosenPresentation = Exclude<PresentationType, 'mixed'>;

export const setUpTypes = ['drop_off', 'set_up', 'on_site'] as const;
export type SetUpType = (typeof setUpTypes)[number];
export const setUpLabels: Record<SetUpType, string> = {
  drop_off: 'Drop-off',
  set_up: 'Delivery with set-up',
  on_site: 'Staff on site',
};

/** The upper limits of the budget tiers $ and $$ in dollars per person, by meal type (2 §9). */
export const perPersonPriceRanges: Readonly<Record<MealType | 'all', readonly [number, number]>> = {
  lunch_or_dinner: [13, 15],
  breakfast: [8.5, 11.99],
  dessert: [4.5, 6.25],
  appetizer_snack: [8.25, 11.25],
  all: [11, 14.5],
};
/** The upper limit of the last tier in dollars per person (1 §9). */
export const budgetCeiling = 9999;

export const qualityTiers = { classic: 'Tried & True', specialty: 'Hip & Hot' } as const;
export type QualityTier = keyof typeof qualityTiers;

export const diversityTags = [
  'woman',
  'hispanic',
  'native_american',
  'lgbtq',
  'veteran',
  'asian',
  'black',
] as const;
export type DiversityTag = (typeof diversityTags)[number];

export const dietaryTags = {
  vegetarian: 'V',
  vegan: 'VG',
  gluten_free: 'GF',
  dairy_free: 'DF',
  contains_nuts: 'N',
} as const;
export type DietaryTag = keyof typeof dietaryTags;
export const dietaryNames: Record<DietaryTag, string> = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  gluten_free: 'Gluten free',
  dairy_free: 'Dairy free',
  contains_nuts: 'Contains nuts',
};

/** The nine allergens that must be declared in the United States. */
export const allergens = {
  milk: 'milk',
  eggs: 'eggs',
  fish: 'fish',
  shellfish: 'shellfish',
  tree_nuts: 'tree nuts',
  peanuts: 'peanuts',
  wheat: 'wheat',
  soy: 'soy',
  sesame: 'sesame',
} as const;
export type Allergen = keyof typeof allergens;

export const positiveReviewTags = [
  'delivery',
  'food_quality',
  'food_quantity',
  'setup',
  'communication',
] as const;
export const negativeReviewTags = [...positiveReviewTags, 'accuracy'] as const;
export const reviewTagNames: Record<(typeof negativeReviewTags)[number], string> = {
  delivery: 'Delivery',
  food_quality: 'Food quality',
  food_quantity: 'Portions',
  setup: 'Set-up',
  communication: 'Communication',
  accuracy: 'Accuracy',
};

/** Values of the distance and notice filters (1 §9). */
export const searchDistancesMiles = [1, 2, 5, 10, 15, 20] as const;
export const advanceNoticeHours = [
  ...Array.from({ length: 23 }, (_, index) => 4 + index * 2),
  ...Array.from({ length: 5 }, (_, index) => 72 + index * 24),
  336,
];

export const searchPageSize = 24;
export const promotedBrandEvery = 3;
/** With fewer brands at a place, search opens on restaurants (1 §9). */
export const brandsForPackageSearch = 30;
export const serviceAreaBrandThreshold = 20;
export const groupPollLeadTimeHours = 20;
export const deliveryWindowMinutes = 30;
export const addressBookLimit = 100;
export const pollSelectionsLimit = 200;

/** An armed poll ends this long before the ordering deadline, as a payment takes time. */
export const pollSendingMinutes = 15;

/** The statuses of a poll that is not deleted. */
export const pollStatuses = ['open', 'closed', 'applied', 'submitted'] as const;
export type PollStatus = (typeof pollStatuses)[number];
export const listLimit = 200;
export const pickupRadiusMiles = 50;
/** The minimum length of a new password. */
export const shortestPassword = 10;
export const defaultTipPpm = 80_000;
export const analyticsValuePpm = 220_000;
/** For how many days after its start an order's tip can be raised. */
export const tipDays = 14;
/** In dollars; a smaller raise costs more to charge than it is worth. */
export const leastTipRaise = 1;
/** For how many minutes after the submit an order may still be placed, as the person was told. */
export const placeWithinMinutes = 30;
/** The cancellation terms of new orders; each order keeps those of its submit. */
export const standardCancellationPolicy = {
  freeHoursBefore: 24,
  supportOnlyHoursBefore: 6,
  /** Share of the food price, in parts per million. */
  feePpm: 250_000,
};
/** Stripe's limits of a card payment, in cents. */
export const cardPaymentCents = { least: 50, most: 99_999_999 } as const;
/** In dollars; well below the card limit, and high enough for any intended tip. */
export const largestTip = 10_000;
/**
 * The accepted range of dates. Earlier orders can't exist, tax rates and time zone rules are unknown later,
 * and near the years 1 or 9999 JavaScript and PostgreSQL disagree.
 */
export const dateBounds = { first: '2000-01-01', last: '2100-12-31' } as const;

export const timeSlots = { startHour: 6, endHour: 22, stepMinutes: 15 } as const;
export const breakpoints = { mobileLandscape: 480, tablet: 768, largeTablet: 960, desktop: 1200 } as const;
export const notificationCap = 3;
export const loadingIndicatorMs = 2000;
/** Letters of a message, and of a comment in a survey half as many. */
export const messageLimit = 5000;

export const modalWarningMs = 5000;
export const fetchRetries = 2;
/** The timeout of a call in ms. */
export const callTimeoutMs = 20_000;
/** Longer, as a submit waits for the bank and for concurrent submits of the order. */
export const submitTimeoutMs = 60_000;
export const minimumLoadingMs = 200;
export const statsEveryMs = 30_000;
/** The delay of a page view's event for analytics (2 §9). */
export const pageViewDelayMs = 2000;
export const chunkReloadGuardMs = 60_000;
export const submenuHoverDisabledMs = 1000;
/** Slightly below the specified 1.5 seconds, as rendering the fallback takes time too. */
export const slotDeadlineMs = 1350;
/** How long a page with a login guard waits for the session. */
export const guardDeadlineMs = 6000;
export const supportPhone = '(855) 269-4056';
export const productName = 'Copper Carrot';

/** Sentences prescribed by the specification. */
export const sentences = {
  dateMissing: 'Please choose a delivery date for your order.',
  teamMissing: 'Please choose an organization for this order.',
  addressFaulty:
    'Sorry, there are some issues with your delivery details. Check for any missing fields or an undeliverable address.',
  paymentMissing:
    "Please choose a payment method to place your order. If you are adding a new card, make sure to hit 'Add Card'.",
  headcountMismatch: 'Click "Edit Choices" to make sure no one misses out.',
  noPickupKitchen: 'This restaurant does not have any locations within 50 miles of your event address.',
  addressUndeliverable: "Sorry, the caterer doesn't deliver to this address. Please try another address",
  restaurantUndeliverable: "Sorry, the restaurant doesn't deliver to this address.",
  serviceFee: 'The service fee supports Copper Carrot.',
  processingFee: 'The processing fee covers credit card processing costs.',
  deliveryWindow: 'The 30-minute delivery window helps our partners plan their logistics.',
  passwordReset:
    'Please allow about 5 minutes for the email to arrive and check your spam folder. If it does not arrive, contact support.',
  unreachable: 'We could not reach Copper Carrot. Please check your connection.',
  tooSlow: 'Copper Carrot takes too long to answer. Please try again.',
  unexpected: 'Oops, something unexpected happened! Please try refreshing the page.',
  refresh: 'Please try refreshing the page.',
  supportSent: "Thanks for reaching out! We'll get back to you as soon as possible.",
  modalWarning: 'Warning, any changes will be lost, click again to close',
} as const;
/** For a missing headcount, for which the specification has no sentence. */
export const headcountMissing = 'Please say how many people you are ordering for.';
export const timeMissing = 'Please choose a delivery time for your order.';
export const pickupTimeMissing = 'Please choose a pickup time for your order.';
export const pickupNote = (miles: number) =>
  `Note, the pickup location is ${miles} miles from your event address.`;

/** The code mailed at sign-up: its length, validity in minutes, and attempts. */
export const signUpCode = { digits: 6, minutes: 30, tries: 5 } as const;
