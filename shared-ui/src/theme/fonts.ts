import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2';
import { css } from 'styled-components';

/** Addresses of the two font files, for `<link rel="preload" as="font" crossorigin>`. */
export const fontFiles = [fraunces, figtree];

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';

/** The fallbacks take the web fonts' measures (mean width of English text, ascent, descent), so that no line moves when the file arrives. */
export const fontFaces = css`
  @font-face {
    font-family: 'Fraunces Variable';
    font-weight: 100 900;
    font-display: swap;
    src: url(${fraunces}) format('woff2');
    unicode-range: ${latin};
  }
  @font-face {
    font-family: 'Figtree Variable';
    font-weight: 300 900;
    font-display: swap;
    src: url(${figtree}) format('woff2');
    unicode-range: ${latin};
  }
  @font-face {
    font-family: 'Fraunces Georgia';
    src: local('Georgia'), local('Gelasio');
    size-adjust: 106.8%;
    ascent-override: 91.6%;
    descent-override: 23.9%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Fraunces Times';
    src: local('Times New Roman'), local('Liberation Serif');
    size-adjust: 119%;
    ascent-override: 82.2%;
    descent-override: 21.4%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Figtree Arial';
    src: local('Arial'), local('Liberation Sans'), local('Roboto');
    size-adjust: 101.2%;
    ascent-override: 93.9%;
    descent-override: 24.7%;
    line-gap-override: 0%;
  }
`;
