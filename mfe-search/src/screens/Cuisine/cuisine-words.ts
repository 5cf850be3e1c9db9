import type { PublicCuisine, Schemas } from '@copper-carrot/contracts';
import { count } from '@copper-carrot/shared-ui/words';
import { packagesOf } from '../../components/landing/packages-of';

const tastes: Record<string, string> = {
  breakfast: 'Something hot, something fresh and good coffee, on the table before the first meeting.',
  lunch: 'Trays to share, bowls and boxes with a name on each: lunch that nobody has to queue for.',
  mexican: 'Taco bars, burrito bowls and salsas that were chopped this morning.',
  american: 'Sliders, mac and cheese, roast chicken: what the whole room will eat.',
  mediterranean: 'Falafel, grilled skewers, hummus and bread that is still warm.',
  indian: 'Curries in deep trays, chaat to start with, and enough naan.',
  japanese: 'Donburi, bento and sushi, packed so that it arrives as it left.',
  italian: 'Baked pasta, focaccia and salads in the big bowl.',
  vietnamese: 'Banh mi, fresh rolls and noodle bowls with the herbs on the side.',
  thai: 'Curries, noodles and salads, as hot as the room can take.',
  hawaiian: 'Poke, kalua pork and plate lunches with two scoops.',
  chinese: 'Dumplings, wok dishes and noodles, family style.',
  korean: 'Bibimbap, bulgogi and banchan for the middle of the table.',
  filipino: 'Adobo, pancit and lumpia that are gone first.',
  indonesian: 'Nasi goreng, rendang and satay with peanut sauce.',
  caribbean: 'Jerk chicken, rice and peas, and plantains.',
  bagels: 'Boiled, baked and sliced, with schmears enough for everyone.',
};

export function cuisineWords(cuisine: PublicCuisine, place: Schemas['Place'] | null): string {
  const taste = tastes[cuisine.slug] ?? '';
  const here = place ? packagesOf(cuisine, place) : 0;
  return place && here > 0 ? `${taste} ${count(here, 'package')} in ${place.label}.` : taste;
}
