import { href, type Schemas } from '@copper-carrot/contracts';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { space } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';

/** Why a package is not as it was left: it is not offered, or its caterer changed the menu since somebody chose of it. */
export const Unusual = ({ pack }: { pack: Schemas['Package'] }) =>
  pack.active ? (
    <Kept>
      <Notice tone="info" title="The caterer changed this menu since you chose">
        What is still on it stays as you chose it. Please look through your choices once more.
      </Notice>
    </Kept>
  ) : (
    <Notice
      tone="warning"
      title="This package is not offered at the moment"
      action={
        <ButtonLink to={href.recommended(pack.id)} size="small" variant="secondary">
          Find something like it
        </ButtonLink>
      }
    />
  );

const Kept = styled.div`
  padding-bottom: ${space(6)};
`;
