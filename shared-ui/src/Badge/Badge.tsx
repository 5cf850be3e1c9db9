import { dietaryNames, type DietaryTag, dietaryTags, type DiversityTag } from '@copper-carrot/contracts';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon, type IconName } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { color, radius, text } from '../theme/tokens';
import { tones } from '../theme/tones';

export type BadgeTone = 'neutral' | 'copper' | 'leaf' | 'aubergine' | 'honey' | 'danger';

/** A short word on a thing: its state, its kind. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: BadgeTone;
  icon?: IconName;
  children: ReactNode;
}) {
  return (
    <Root data-tone={tone}>
      {icon && <Icon name={icon} size="1.125em" />}
      {children}
    </Root>
  );
}

interface DietaryTagsProps {
  tags: readonly DietaryTag[];
  /** With the full names beside the letters. */
  named?: boolean;
  /** Of several dishes: what can be had among them. */
  among?: boolean;
}

/** The letters of the dietary tags (V, VG, GF, DF, N) in this sequence, each with its full name on hover and for screen readers. */
export function DietaryTags({ tags, named = false, among = false }: DietaryTagsProps) {
  if (tags.length === 0) return null;
  const nameOf = among ? nameAmong : (tag: DietaryTag) => dietaryNames[tag];
  return (
    <Tags className="tags" aria-label="Dietary tags">
      {allTags
        .filter((tag) => tags.includes(tag))
        .map((tag) => (
          <Dietary key={tag} title={nameOf(tag)} data-nuts={tag === 'contains_nuts' || undefined}>
            <span aria-hidden>{dietaryTags[tag]}</span>
            {named ? <span>{nameOf(tag)}</span> : <VisuallyHidden>{nameOf(tag)}</VisuallyHidden>}
          </Dietary>
        ))}
    </Tags>
  );
}

const allTags = Object.keys(dietaryNames) as DietaryTag[];

const nameAmong = (tag: DietaryTag) =>
  tag === 'contains_nuts' ? 'Nuts in some dishes' : `${dietaryNames[tag]} options`;

export const diversityNames: Record<DiversityTag, string> = {
  woman: 'Woman-owned',
  hispanic: 'Hispanic-owned',
  native_american: 'Native American-owned',
  lgbtq: 'LGBTQ-owned',
  veteran: 'Veteran-owned',
  asian: 'Asian-owned',
  black: 'Black-owned',
};

/** Who owns the restaurant, in words. */
export function DiversityTags({ tags }: { tags: readonly DiversityTag[] }) {
  if (tags.length === 0) return null;
  return (
    <Tags className="tags" aria-label="Ownership">
      {tags.map((tag) => (
        <li key={tag}>
          <Badge tone="aubergine">{diversityNames[tag]}</Badge>
        </li>
      ))}
    </Tags>
  );
}

const Root = styled.span`
  --words: ${color.inkSoft};
  --ground: ${color.sunken};

  display: inline-flex;
  align-items: center;
  gap: 0.3em;
  padding: 0.125rem 0.5625rem;
  font-size: ${text.tiny};
  font-weight: 600;
  line-height: 1.25rem;
  white-space: nowrap;
  color: var(--words);
  background: var(--ground);
  border-radius: ${radius.round};

  ${tones}
`;
const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
`;
const Dietary = styled.li`
  display: inline-flex;
  gap: 0.375em;
  justify-content: center;
  min-width: 1.625rem;
  padding: 0 0.375rem;
  font-size: 0.75rem;
  font-weight: 700;
  line-height: 1.375rem;
  letter-spacing: 0.02em;
  color: ${color.leaf};
  border: 1.5px solid color-mix(in srgb, ${color.leaf} 45%, transparent);
  border-radius: ${radius.round};

  &[data-nuts] {
    color: ${color.honey};
    border-color: color-mix(in srgb, ${color.honey} 45%, transparent);
  }
`;
