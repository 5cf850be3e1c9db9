import { css, keyframes } from 'styled-components';
import { color, layer, media, motion, radius, shadow } from '../theme/tokens';

const fade = keyframes`
  from { opacity: 0; }
`;
const rise = keyframes`
  from { opacity: 0; transform: translateY(2rem); }
`;

/** The veil, and where the panel stands: below on a phone, in the middle from tablet width on. */
export const overlay = css`
  position: fixed;
  inset: 0;
  z-index: ${layer.modal};
  display: flex;
  align-items: flex-end;
  justify-content: center;
  height: var(--visual-viewport-height, 100dvh);
  background: ${color.veil};

  &[data-entering] {
    animation: ${fade} ${motion.calm};
  }
  .place {
    display: flex;
    width: 100%;
    max-height: 92%;
    justify-content: center;
  }
  .place[data-entering] {
    animation: ${rise} ${motion.calm};
  }
  ${media.tablet} {
    align-items: center;
    padding: 2rem;

    .place {
      max-height: 100%;
    }
  }
`;

export const panel = css`
  --wide: 36rem;

  display: flex;
  flex-direction: column;
  width: 100%;
  color: ${color.ink};
  background: ${color.raised};
  border-radius: ${radius.large} ${radius.large} 0 0;
  box-shadow: ${shadow.high};
  outline: none;
  overflow: hidden;

  &[data-size='small'] {
    --wide: 27rem;
  }
  &[data-size='large'] {
    --wide: 56rem;
  }
  ${media.tablet} {
    max-width: var(--wide);
    border-radius: ${radius.large};
  }
`;
