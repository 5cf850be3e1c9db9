// Recorded from the API by `npm run record --workspace api`: not edited by hand.
import type { Recordings } from '../recordings';

export const orderPapers = {
  'get /cpi/v1/orderer/orders/{id}/labels': {
    '200': {
      foot: ['Northwind Labs, Nadia Okafor', '#12 · Delivery Wed 11/25/2026, 11:30 am EST'],
      labels: [
        {
          dish: 'Grilled salmon',
          marks: 'Gluten free · Dairy free',
          allergens: 'Allergens: not stated by the caterer.',
          name: 'Extra',
          note: '',
          warning: '',
        },
        {
          dish: 'Grilled salmon',
          marks: 'Gluten free · Dairy free',
          allergens: 'Allergens: not stated by the caterer.',
          name: 'Extra',
          note: '',
          warning: '',
        },
        {
          dish: 'Chicken with sumac and onion',
          marks: 'Gluten free · Dairy free',
          allergens: 'Allergens: not stated by the caterer.',
          name: 'Felix Marchetti',
          note: 'Dressing on the side, please',
          warning: '',
        },
        {
          dish: 'Chicken with sumac and onion',
          marks: 'Gluten free · Dairy free',
          allergens: 'Allergens: not stated by the caterer.',
          name: 'Malik Kapoor',
          note: 'No onions',
          warning: '',
        },
        {
          dish: 'Chicken with sumac and onion',
          marks: 'Gluten free · Dairy free',
          allergens: 'Allergens: not stated by the caterer.',
          name: 'Extra',
          note: '',
          warning: '',
        },
        {
          dish: 'Roasted cauliflower',
          marks: 'Vegetarian · Vegan · Dairy free · Gluten free',
          allergens: 'Allergens: not stated by the caterer.',
          name: 'Jonah Reyes',
          note: 'Extra spicy',
          warning: '',
        },
        {
          dish: 'Roasted cauliflower',
          marks: 'Vegetarian · Vegan · Dairy free · Gluten free',
          allergens: 'Allergens: not stated by the caterer.',
          name: 'Mei Tanaka',
          note: 'Dressing on the side, please',
          warning: '',
        },
        {
          dish: 'Roasted cauliflower',
          marks: 'Vegetarian · Vegan · Dairy free · Gluten free',
          allergens: 'Allergens: not stated by the caterer.',
          name: 'Priya Shah',
          note: '',
          warning: '',
        },
        {
          dish: 'Halloumi skewers',
          marks: 'Vegetarian · Gluten free',
          allergens: 'Allergens: not stated by the caterer.',
          name: 'Nadia Okafor',
          note: '',
          warning: '',
        },
        {
          dish: 'Halloumi skewers',
          marks: 'Vegetarian · Gluten free',
          allergens: 'Allergens: not stated by the caterer.',
          name: 'Theo Lindqvist',
          note: 'Extra spicy',
          warning: '',
        },
      ],
    },
  },
} satisfies Recordings;
