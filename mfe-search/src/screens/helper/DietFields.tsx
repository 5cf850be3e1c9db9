import { dietNames, diets, type Diet } from '@copper-carrot/contracts';
import { Button } from '@copper-carrot/shared-ui/Button';
import { QuantityStepper } from '@copper-carrot/shared-ui/QuantityStepper';
import { Select } from '@copper-carrot/shared-ui/Select';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import { useId } from 'react';
import styled from 'styled-components';
import { type Asked } from './helped';

interface Props {
  asked: Asked;
  error: string | undefined;
  onChange: (part: Partial<Asked>) => void;
}

/** How many people need which diets; people with two diets have their own row, so that each counts once. */
export function DietFields({ asked, error, onChange }: Props) {
  const id = useId();
  const most = asked.headcount ?? undefined;
  const counts = [...diets.map((diet) => asked.diets[diet] ?? 0), ...asked.both.map(({ people }) => people)];
  // An error about the total is shown at the largest count.
  const atFault = counts.indexOf(Math.max(...counts));
  const errorAt = (line: number) => (line === atFault ? error : undefined);
  const putBoth = (at: number, part: Partial<Asked['both'][number]>) =>
    onChange({ both: asked.both.map((each, index) => (index === at ? { ...each, ...part } : each)) });
  return (
    <Group role="group" aria-labelledby={id}>
      <Title id={id}>Who eats what</Title>
      <Small>Count each person once; everyone else eats anything.</Small>
      <Lines>
        {diets.map((diet, at) => (
          <Line key={diet}>
            <span>{dietNames[diet]}</span>
            <QuantityStepper
              label={`${dietNames[diet]} people`}
              value={asked.diets[diet] ?? 0}
              lenient
              max={most}
              error={errorAt(at)}
              onChange={(people) => onChange({ diets: { ...asked.diets, [diet]: people } })}
            />
          </Line>
        ))}
        {asked.both.map(({ diets: [one, other], people }, at) => (
          <Line key={at}>
            <Two>
              <Select
                label="One diet"
                labelHidden
                options={choices}
                value={one}
                onChange={(diet) => putBoth(at, { diets: [diet, other] })}
              />
              <Select
                label="And another"
                labelHidden
                options={choices}
                value={other}
                onChange={(diet) => putBoth(at, { diets: [one, diet] })}
              />
            </Two>
            <QuantityStepper
              label={`${dietNames[one]} and ${dietNames[other].toLowerCase()} people`}
              value={people}
              lenient
              max={most}
              error={errorAt(diets.length + at)}
              onChange={(next) => putBoth(at, { people: next })}
            />
          </Line>
        ))}
      </Lines>
      <div>
        <Button
          variant="quiet"
          size="small"
          onClick={() => onChange({ both: [...asked.both, { diets: ['vegan', 'gluten_free'], people: 1 }] })}
        >
          Somebody has two of these
        </Button>
      </div>
    </Group>
  );
}

const choices: { value: Diet; label: string }[] = diets.map((diet) => ({
  value: diet,
  label: dietNames[diet],
}));

const Group = styled.div`
  display: grid;
  gap: ${space(2)};
`;
const Title = styled.h3`
  font-size: ${text.body};
  font-weight: 600;
`;
const Small = styled.p`
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
const Lines = styled.div`
  border-block: 1px solid ${color.line};
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(4)};
  align-items: center;
  justify-content: space-between;
  min-height: 3.25rem;
  padding-block: ${space(1)};

  & + & {
    border-top: 1px solid ${color.line};
  }
`;
const Two = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: ${space(2)};
  min-width: 0;
  padding-block: ${space(2)};
`;
