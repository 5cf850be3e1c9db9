import { href, type Schemas } from '@copper-carrot/contracts';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { space } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';

/** Says that a package is not available now, and links to similar ones. */
export const NotOffered = ({ pack }: { pack: Schemas['Package'] }) => (
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

/** Says that the choices are of an earlier menu. */
export const MenuChanged = () => (
  <AboveChoices>
    <Notice tone="info" title="The caterer changed this menu since you chose">
      What is still on it stays as you chose it. Please look through your choices once more.
    </Notice>
  </AboveChoices>
);

const AboveChoices = styled.div`
  padding-bottom: ${space(6)};
`;
