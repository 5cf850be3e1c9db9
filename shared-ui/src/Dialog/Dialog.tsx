import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { ModalOverlay } from 'react-aria-components/Modal';
import styled from 'styled-components';
import { overlay, panel } from './dialog-style';
import { DialogFrame, type FrameProps } from './DialogFrame';

export type DialogProps = FrameProps;

/**
 * A window over the page; a sheet from below on a phone. Once something in it was touched,
 * the first click to close warns for five seconds and the second closes; Escape closes (2 §2).
 */
export function Dialog(props: DialogProps) {
  return <DialogFrame overlay={Overlay} panel={Panel} {...props} />;
}

const Overlay = styled(ModalOverlay)`
  ${overlay}
`;
const Panel = styled(AriaDialog)`
  ${panel}
`;
