import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { color, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { QRCodeSVG } from 'qrcode.react';
import { styled } from 'styled-components';

/** The quiet zone that the QR standard requires, in modules. */
const quietModules = 4;

/** A link as a QR code, as large as the window allows. */
export function LinkCode({ link, onClose }: { link: string; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title="Point your phone here" size="medium" guard={false}>
      <Middle>
        <Paper>
          <QRCodeSVG
            value={link}
            size={512}
            level="M"
            marginSize={quietModules}
            title={`QR code of ${link}`}
            role="img"
          />
        </Paper>
        <Address>{link}</Address>
      </Middle>
    </Dialog>
  );
}

const Middle = styled.div`
  display: grid;
  gap: ${space(4)};
  justify-items: center;
`;
/** Always dark on white, as phone cameras need it. */
const Paper = styled.div`
  width: min(100%, 60vh, 30rem);
  background: #fff;
  border-radius: ${radius.medium};

  svg {
    display: block;
    width: 100%;
    height: auto;
  }
`;
const Address = styled.p`
  font-size: ${text.small};
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`;
