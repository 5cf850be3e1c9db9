import { Stack } from '@copper-carrot/shared-ui/Layout';
import { color, space } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';
import type { Draft } from './api';
import { MealMenu } from './MealMenu';
import { factsOf } from './meals';

/** What a calendar says of a meal, and what can be done with it. */
export function MealDetail({ organizationId, draft }: { organizationId: number; draft: Draft }) {
  return (
    <Stack gap={2}>
      <span>{factsOf(draft)}</span>
      {draft.problem !== null && <Problem>{draft.problem}</Problem>}
      <MenuPlace>
        <MealMenu organizationId={organizationId} draft={draft} />
      </MenuPlace>
    </Stack>
  );
}

const Problem = styled.span`
  color: ${color.danger};
`;
const MenuPlace = styled.span`
  margin-left: -${space(2)};
`;
