/** Sentences of reviews. {dish} is something that was ordered, {brand} the caterer, {n} the headcount. */
export const praise = [
  'The {dish} was gone in ten minutes. Ordering double next time.',
  'Everything was labeled, and our vegans were not an afterthought for once.',
  'Arrived six minutes early, set up without a word, still hot at the end of the meeting.',
  '{brand} has become our Thursday. {dish} is the reason.',
  'Fed {n} people with two plates left over, which is exactly right.',
  'The driver called from the lobby and helped carry. The {dish} tasted like somebody cared.',
  'I have ordered for this office for six years. This was the first time that somebody asked me for the recipe.',
  'Good spice, fresh herbs, nothing soggy. People hovered around the {dish}.',
  'We had a last-minute gluten-free guest; a quick message, and it was taken care of.',
  'Best {dish} we have had delivered, and the sides were no filler.',
  'Clean packaging, clear names on each box, no confusion at the door.',
  'Our visiting team asked for the name of the place. That says it.',
  'Generous portions, honest price. The {dish} travelled well.',
  'The room went quiet, then somebody said "who ordered this?" in the good way.',
];
export const mild = [
  'Good food; the {dish} could have been warmer. Would still order again.',
  'Tasty, though the portions of {dish} ran a little small for {n}.',
  'Fine lunch. Serving spoons were missing, so we improvised.',
  'Solid. Not the most exciting {dish}, but everyone ate.',
  'Delivery was at the late end of the window, the food made up for it.',
];
export const complaint = [
  'Two boxes were missing and the {dish} arrived cold. Support sorted it out, but lunch was short.',
  'Forty minutes late with no call. The {dish} deserved better.',
  'We ordered for {n} and it fed two thirds of that. Please check the counts.',
  'The labels were mixed up, which is no joke with a nut allergy in the room.',
];
export const privateNotes = [
  'Please have the driver use the freight entrance next time, reception was surprised.',
  'The lids on the sauces leaked in one bag. Everything else was perfect.',
  'If you could send two more serving spoons we would be happy for ever.',
  'Could you mark the dairy-free trays with a second sticker on the lid?',
];
export const customerNotes = [
  'Order 10% more for the Thursday crowd.',
  'Good for client visits.',
  'Ask for extra napkins.',
  'The team liked the vegetarian main best.',
];

/** Openings by the customer, answers by the caterer. */
export const conversations: readonly [string, string][] = [
  [
    'Hi! We have one person with a sesame allergy. Is the {dish} safe?',
    'Thanks for asking. We will leave the sesame out of the whole order and mark that box in red.',
  ],
  [
    'Could the delivery come ten minutes earlier? Our room is free from then.',
    'That works, the van will be with you at the start of the window.',
  ],
  [
    'Do you bring chafing dishes, or shall we borrow some?',
    'We bring them, with fuel and a lighter. Just leave them by the door afterwards.',
  ],
  [
    'Is there a way to get the {dish} without dairy for three people?',
    'Yes: three portions without, in their own tray, labeled.',
  ],
  [
    'The last order was lovely. Can you do the same again, with more {dish}?',
    'With pleasure. Say the headcount and we will shift the split for you.',
  ],
  ['Our elevator is out today; it is the second floor. Sorry!', 'No trouble, we will send two people.'],
];

/** What a restaurant answers to a good review, and to a poor one. */
export const thanks = [
  'Thank you! We will tell the kitchen; they will be glad to cook for you again.',
  'So good to hear. See you at the next lunch.',
] as const;
export const apologies = [
  'We are sorry. That is not how it leaves our kitchen on a good day, and we have talked it over with the team.',
  'Thank you for telling us. We have changed how we pack these orders; please give us another try.',
] as const;
