import { breakpoints, media } from './tokens';

describe('breakpoints', () => {
  it('[CONST-02] are 480, 768, 960 and 1200, and the media queries hold from them on', () => {
    expect(breakpoints).toEqual({ mobileLandscape: 480, tablet: 768, largeTablet: 960, desktop: 1200 });
    for (const name of ['mobileLandscape', 'tablet', 'largeTablet', 'desktop'] as const) {
      expect(media[name]).toBe(`@media (min-width: ${breakpoints[name]}px)`);
    }
  });
});
