import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { color, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { QRCodeSVG } from 'qrcode.react';
import { styled } from 'styled-components';

/** As much white around the square as its standard asks for. */
const quietModules = 4;

/** A link as a square that phones read, as large as the window has room for. */
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
/** Dark on white, whatever the page's colours: phones want it so. */
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
