const set = (line: string) => new Set(line.split(' '));

/** Connecting words, dropped at the edges of remaining text. */
export const ties = set(
  '- a an and there between & + or the for in on at by to of from with around about near is are be it its our we us i im id me my you need needs want wants would like looking get give find show please can could have some something any that which who what will',
);
/** Generic nouns, dropped if no other text remains. */
export const nouns = set(
  'food foods cuisine catering caterer caterers menu menus option options meal meals order orders place places ideas idea good great nice tasty delicious best event team office company work everyone everybody people',
);
/** Diets and similar words without a filter: they stay text and block no soft reading. */
export const textWords = set(
  'vegan vegans vegetarian vegetarians veggie veg plant based gluten glutenfree dairy nut nuts free halal kosher keto paleo organic spicy healthy pescatarian low carb whole30 friendly',
);
