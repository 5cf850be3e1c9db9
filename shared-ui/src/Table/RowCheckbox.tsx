import { Checkbox } from 'react-aria-components/Checkbox';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon';
import { focusRing } from '../theme/styles';
import { color, radius } from '../theme/tokens';

/** Chooses a row, or in the head all of them; react-aria names it by the row's header. */
export function RowCheckbox() {
  return (
    <Root slot="selection">
      {({ isSelected, isIndeterminate }) => (
        <Box>
          {isIndeterminate ? (
            <Icon name="minus" size="1rem" />
          ) : (
            isSelected && <Icon name="check" size="1rem" />
          )}
        </Box>
      )}
    </Root>
  );
}

const Root = styled(Checkbox)`
  position: relative;
  display: inline-grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin: -0.625rem;
  cursor: pointer;
`;
const Box = styled.span`
  display: grid;
  place-items: center;
  width: 1.375rem;
  height: 1.375rem;
  color: ${color.onCopper};
  background: ${color.surface};
  border: 1.5px solid ${color.lineStrong};
  border-radius: ${radius.small};

  :is([data-selected], [data-indeterminate]) > & {
    background: ${color.copper};
    border-color: ${color.copper};
  }
  [data-focus-visible] > & {
    ${focusRing}
  }
`;
