import { type MealType, mealTypeLabels, mealTypes } from '@copper-carrot/contracts';
import { focusRing, tabular } from '@copper-carrot/shared-ui/styles';
import { color, media, motion, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';

export interface MealTypesProps {
  value: MealType | null;
  counts: Record<string, number> | undefined;
  onChange: (value: MealType | null) => void;
}

/** The meal types with their counts, in one row. */
export function MealTypes({ value, counts, onChange }: MealTypesProps) {
  const all: (MealType | null)[] = [null, ...mealTypes];
  return (
    <Row role="group" aria-label="Meal">
      {all.map((meal) => (
        <Chip key={meal ?? 'all'} type="button" aria-pressed={value === meal} onClick={() => onChange(meal)}>
          {meal ? mealTypeLabels[meal] : 'All meals'}
          {meal && counts && <Number>{counts[meal] ?? 0}</Number>}
        </Chip>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  gap: ${space(2)};
  padding: ${space(1)} ${space(4)};
  margin-inline: -${space(4)};
  overflow-x: auto;
  scrollbar-width: none;

  ${media.tablet} {
    flex-wrap: wrap;
    padding-inline: 0;
    margin-inline: 0;
  }
`;
const Chip = styled.button`
  display: inline-flex;
  flex: none;
  gap: ${space(2)};
  align-items: baseline;
  min-height: 2.5rem;
  padding: ${space(2)} ${space(4)};
  font-size: ${text.small};
  font-weight: 600;
  line-height: 1.5rem;
  color: ${color.ink};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.round};
  cursor: pointer;
  transition:
    background ${motion.quick},
    border-color ${motion.quick};

  &:hover {
    border-color: ${color.lineStrong};
  }
  &:focus-visible {
    ${focusRing}
  }
  &[aria-pressed='true'] {
    color: ${color.paper};
    background: ${color.ink};
    border-color: ${color.ink};
  }
`;
const Number = styled.span`
  ${tabular}
  font-size: ${text.tiny};
  font-weight: 500;
  opacity: 0.75;
`;
