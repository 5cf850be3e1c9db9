import { css } from 'styled-components';
import { color } from './tokens';

/** The colours of a tone: `--words` on `--ground`. */
export const tones = css`
  &[data-tone='copper'] {
    --words: ${color.copperText};
    --ground: ${color.copperTint};
  }
  &[data-tone='leaf'] {
    --words: ${color.leaf};
    --ground: ${color.leafTint};
  }
  &[data-tone='aubergine'] {
    --words: ${color.aubergine};
    --ground: ${color.aubergineTint};
  }
  &[data-tone='honey'] {
    --words: ${color.honey};
    --ground: ${color.honeyTint};
  }
  &[data-tone='danger'] {
    --words: ${color.danger};
    --ground: ${color.dangerTint};
  }
`;
