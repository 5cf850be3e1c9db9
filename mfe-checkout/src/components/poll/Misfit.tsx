import type { Diet, Schemas } from '@copper-carrot/contracts';
import { color } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';
import { misfitWords } from '../../poll/meal';

interface Props {
  marks: Pick<Schemas['Option'], 'dietary_tags'>;
  needs: readonly Diet[];
}

/** Warns which of the eater's diets a dish is not marked for. */
export function Misfit({ marks, needs }: Props) {
  const words = misfitWords(marks, needs);
  return words && <Words>{words}</Words>;
}

const Words = styled.span`
  display: block;
  font-weight: 600;
  color: ${color.danger};
`;
