import { suitsDiet } from '@copper-carrot/contracts';
import type { Candidate, Candidates, Group, Need } from './candidates';

export const suits = ({ diets }: Group, { tags }: Pick<Candidate, 'tags'>): boolean =>
  diets.every((diet) => suitsDiet(tags, diet));

/** The named groups, and one for all other people, who eat anything. */
export function withTheRest(named: readonly Group[], headcount: number): Group[] {
  const rest = headcount - named.reduce((sum, { people }) => sum + people, 0);
  return rest > 0 ? [...named, { diets: [], people: rest }] : [...named];
}

/**
 * The needs of each group. In a package, everyone gets one of each course; a side is only needed if something of it
 * suits the group. From a menu, everyone gets a main, and with sides this many portions in total, rounded up per group.
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

/** The candidates that suit each need. */
export const suiting = ({
  candidates,
  groups,
  needs,
}: Candidates & { groups: readonly Group[]; needs: readonly Need[] }): {
  need: Need;
  candidates: number[];
}[] =>
  needs.map((need) => ({
    need,
    candidates: candidates.flatMap((candidate, index) => {
      const who = groups[need.group];
      const isOffered = need.courses.includes(candidate.course) && candidate.portions > 0;
      return who && isOffered && suits(who, candidate) ? [index] : [];
    }),
  }));
