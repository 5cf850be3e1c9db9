const set = (line: string) => new Set(line.split(' '));

/** Words that tie others together; at the edge of what stays text they are left out. */
export const ties = set(
  '- a an and there between & + or the for in on at by to of from with around about near is are be it its our we us i im id me my you need needs want wants would like looking get give find show please can could have some something any that which who what will',
);
/** Words for what is searched for in any case; left out where nothing else stays beside them. */
export const nouns = set(
  'food foods cuisine catering caterer caterers menu menus option options meal meals order orders place places ideas idea good great nice tasty delicious best event team office company work everyone everybody people',
);
/** Diets and the like, for which the search has no filter: they are found as text and hinder nothing else. */
export const textWords = set(
  'vegan vegans vegetarian vegetarians veggie veg plant based gluten glutenfree dairy nut nuts free halal kosher keto paleo organic spicy healthy pescatarian low carb whole30 friendly',
);
