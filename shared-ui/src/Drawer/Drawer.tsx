import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { ModalOverlay } from 'react-aria-components/Modal';
import styled, { keyframes } from 'styled-components';
import { overlay, panel } from '../Dialog/dialog-style';
import { DialogFrame, type FrameProps } from '../Dialog/DialogFrame';
import { media, motion, radius } from '../theme/tokens';

export type DrawerProps = FrameProps;

/** A panel from the side, as high as the page, for what is worked on beside it; a sheet from below on a phone. Left as a dialog is. */
export function Drawer(props: DrawerProps) {
  return <DialogFrame overlay={Overlay} panel={Panel} {...props} />;
}

const slide = keyframes`
  from { opacity: 0; transform: translateX(2rem); }
`;
const Overlay = styled(ModalOverlay)`
  ${overlay}

  ${media.tablet} {
    align-items: stretch;
    justify-content: flex-end;
    padding: 0;

    .place {
      justify-content: flex-end;
    }
    .place[data-entering] {
      animation: ${slide} ${motion.calm};
    }
  }
`;
const Panel = styled(AriaDialog)`
  ${panel}
  --wide: 27rem;

  &[data-size='small'] {
    --wide: 22rem;
  }
  &[data-size='large'] {
    --wide: 42rem;
  }
  ${media.tablet} {
    border-radius: ${radius.large} 0 0 ${radius.large};
  }
`;
