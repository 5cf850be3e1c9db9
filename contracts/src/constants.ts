/** Figures, words and value lists of the specification (1 §3, 1 §9, 2 §3, 2 §9) that API and browser share. */

export const mealTypes = ['breakfast', 'lunch_or_dinner', 'appetizer_snack', 'dessert'] as const;
export type MealType = (typeof mealTypes)[number];

export const mealTypeLabels: Record<MealType, string> = {
  breakfast: 'Breakfast',
  lunch_or_dinner: 'Lunch & dinner',
  appetizer_snack: 'Snacks & starters',
  dessert: 'Dessert',
};

/** What a cuisine category is called, and the one meal type that it belongs to (1 §3). */
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

/** The package styles of the filter `package_template_id`, by that id. */
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
/** What an orderer may choose; `mixed` is only what a package may offer. */
export type ChosenPresentation = Exclude<PresentationType, 'mixed'>;

export const setUpTypes = ['drop_off', 'set_up', 'on_site'] as const;
export type SetUpType = (typeof setUpTypes)[number];
export const setUpLabels: Record<SetUpType, string> = {
  drop_off: 'Drop-off',
  set_up: 'Delivery with set-up',
  on_site: 'Staff on site',
};

/** Where the budget tiers $ and $$ end, in dollars per person, by meal type (2 §9). */
export const perPersonPriceRanges: Readonly<Record<MealType | 'all', readonly [number, number]>> = {
  lunch_or_dinner: [13, 15],
  breakfast: [8.5, 11.99],
  dessert: [4.5, 6.25],
  appetizer_snack: [8.25, 11.25],
  all: [11, 14.5],
};
/** Where the last tier ends, in dollars per person (1 §9). */
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

/** The nine that have to be named in the United States. */
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

/** Values of `distance` and `advance notice` in search (1 §9). */
export const searchDistancesMiles = [1, 2, 5, 10, 15, 20] as const;
export const advanceNoticeHours = [
  ...Array.from({ length: 23 }, (_, index) => 4 + index * 2),
  ...Array.from({ length: 5 }, (_, index) => 72 + index * 24),
  336,
];

export const searchPageSize = 24;
export const promotedBrandEvery = 3;
/** Below this many brands at a place, search opens on restaurants (1 §9). */
export const brandsForPackageSearch = 30;
export const serviceAreaBrandThreshold = 20;
export const groupPollLeadTimeHours = 20;
export const deliveryWindowMinutes = 30;
export const addressBookLimit = 100;
export const pollSelectionsLimit = 200;

/** How long before the last moment to order a poll ends that sends its order: a payment may take a while. */
export const pollSendingMinutes = 15;

/** How a poll that was not deleted stands. */
export const pollStatuses = ['open', 'closed', 'applied', 'submitted'] as const;
export type PollStatus = (typeof pollStatuses)[number];
export const listLimit = 200;
export const pickupRadiusMiles = 50;
/** Characters that a new password has at least. */
export const shortestPassword = 10;
export const defaultTipPpm = 80_000;
export const analyticsValuePpm = 220_000;
/** How long after its start the tip of an order may be raised. */
export const tipDays = 14;
/** In dollars; a smaller raise costs more to charge than it gives. */
export const leastTipRaise = 1;
/** Minutes after it was sent within which an order may still be placed, where its person heard so. */
export const placeWithinMinutes = 30;
/** What canceling means for an order placed now; each order keeps the one that it was placed under. */
export const standardCancellationPolicy = {
  freeHoursBefore: 24,
  supportOnlyHoursBefore: 6,
  /** Share of food, in parts per million. */
  feePpm: 250_000,
};
/** What one card payment may be, in cents, as Stripe takes it. */
export const cardPaymentCents = { least: 50, most: 99_999_999 } as const;
/** In dollars; well below what one card payment may be, and a slip of two keys above any tip that is meant. */
export const largestTip = 10_000;
/**
 * What a date may be. Nobody orders before the marketplace was there, and past the end of the century no rate, no zone's
 * rules and no holiday is known; arithmetic on the years 1 or 9999 would leave what JavaScript and PostgreSQL agree on.
 */
export const dateBounds = { first: '2000-01-01', last: '2100-12-31' } as const;

export const timeSlots = { startHour: 6, endHour: 22, stepMinutes: 15 } as const;
export const breakpoints = { mobileLandscape: 480, tablet: 768, largeTablet: 960, desktop: 1200 } as const;
export const notificationCap = 3;
export const loadingIndicatorMs = 2000;
export const modalWarningMs = 5000;
export const fetchRetries = 2;
/** How long a call may take before its screen says so. */
export const callTimeoutMs = 20_000;
/** A submit waits for the bank, and for whoever submits the same order at the same time. */
export const submitTimeoutMs = 60_000;
export const minimumLoadingMs = 200;
export const statsEveryMs = 30_000;
/** How long after its arrival a page view is told to analytics (2 §9). */
export const pageViewDelayMs = 2000;
export const chunkReloadGuardMs = 60_000;
export const submenuHoverDisabledMs = 1000;
/** A little under the 1.5 seconds in which something stands in a slot: drawing it takes its time as well. */
export const slotDeadlineMs = 1350;
/** How long a page that needs a login waits to hear who is there. */
export const guardDeadlineMs = 6000;
export const supportPhone = '(855) 269-4056';
export const productName = 'Copper Carrot';

/** Sentences that the specification gives to the letter. */
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
  modalWarning: 'Warning, any changes will be lost, click again to close',
} as const;
/** What an order still lacks, where the specification has no sentence for it. */
export const headcountMissing = 'Please say how many people you are ordering for.';
export const timeMissing = 'Please choose a delivery time for your order.';
export const pickupTimeMissing = 'Please choose a pickup time for your order.';
export const pickupNote = (miles: number) =>
  `Note, the pickup location is ${miles} miles from your event address.`;

/** The code that a sign-up mails: how long it is, how long it works, and how often it may be mistyped. */
export const signUpCode = { digits: 6, minutes: 30, tries: 5 } as const;
