import { suitsDiet } from '@copper-carrot/contracts';
import type { Candidate, Candidates, Group, Need } from './candidates';

export const suits = ({ diets }: Group, { tags }: Pick<Candidate, 'tags'>): boolean =>
  diets.every((diet) => suitsDiet(tags, diet));

/** The groups that were named, and all others, who eat anything. */
export function withTheRest(named: readonly Group[], headcount: number): Group[] {
  const rest = headcount - named.reduce((sum, { people }) => sum + people, 0);
  return rest > 0 ? [...named, { diets: [], people: rest }] : [...named];
}

/**
 * What each group must get. Of a package everyone gets one of each course; one that stands beside the meal is asked for
 * where something of it suits the group, for nobody goes hungry without it. Of a menu everyone gets a main, and with what
 * stands beside it so many portions in all, each group in whole ones.
 */
export function needsOf(
  { courses, candidates }: Candidates,
  groups: readonly Group[],
  portionsEach: number | null,
): Need[] {
  const place = (role: string) => courses.flatMap((course, index) => (course.role === role ? [index] : []));
  if (portionsEach !== null) {
    const [meals, beside] = [place('meal'), place('beside')];
    return groups.flatMap(({ people }, group) => {
      const more = Math.ceil(people * portionsEach) - people;
      const main = { group, courses: meals, portions: people, isMeal: true };
      return more > 0
        ? [main, { group, courses: [...meals, ...beside], portions: more, isMeal: true }]
        : [main];
    });
  }
  return groups.flatMap((each, group) =>
    courses.flatMap(({ role }, course): Need[] => {
      if (role === 'none') return [];
      const isMeal = role === 'meal';
      const isThere = candidates.some((one) => one.course === course && suits(each, one));
      return isMeal || isThere ? [{ group, courses: [course], portions: each.people, isMeal }] : [];
    }),
  );
}
