import { type ReactNode } from 'react';
import { type Layout as LayoutName } from '@copper-carrot/contracts';
import { color, layer, media, space, text } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';
import { Footer } from '../navigation/Footer';
import { Logo } from '../navigation/Logo';
import { TopNavigation } from '../navigation/TopNavigation';
import { SupportWidget } from '../support/SupportWidget';
import { GhostBanner } from './GhostBanner';

/** The components around the screen, by layout. */
const surroundings: Record<
  LayoutName,
  { top: 'navigation' | 'logo' | 'none'; footer: boolean; width: 'page' | 'wide' | 'full' }
> = {
  default: { top: 'navigation', footer: true, width: 'page' },
  search: { top: 'navigation', footer: true, width: 'full' },
  dashboard: { top: 'navigation', footer: false, width: 'wide' },
  checkout: { top: 'logo', footer: false, width: 'page' },
  minimal: { top: 'logo', footer: false, width: 'page' },
  embedded: { top: 'none', footer: false, width: 'full' },
  widget: { top: 'none', footer: false, width: 'full' },
};

/** One of the seven layouts (2 §2); a skip link leads to the screen in `main`. */
export function Layout({ name, children }: { name: LayoutName; children: ReactNode }) {
  const { top, footer, width } = surroundings[name];
  return (
    <Root data-layout={name}>
      {top !== 'none' && <Skip href="#main">Skip to content</Skip>}
      {top === 'navigation' && <TopNavigation />}
      {top === 'logo' && (
        <LogoBar>
          <Logo />
        </LogoBar>
      )}
      <Main
        id="main"
        tabIndex={-1}
        data-width={width}
        data-bare={top === 'none' || undefined}
        data-footed={footer || undefined}
      >
        {children}
      </Main>
      {footer && <Footer />}
      {top !== 'none' && <GhostBanner />}
      {top !== 'none' && <SupportWidget />}
    </Root>
  );
}

const barHeight = '4rem';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;

  &[data-layout='embedded'],
  &[data-layout='widget'] {
    min-height: 0;
  }
`;

const Skip = styled.a`
  position: absolute;
  inset: ${space(2)} auto auto ${space(2)};
  z-index: ${layer.notifications};
  padding: ${space(2)} ${space(4)};
  background: ${color.raised};
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }
`;

const LogoBar = styled.header`
  display: flex;
  align-items: center;
  min-height: ${barHeight};
  padding: 0 ${space(4)};
  border-bottom: 1px solid ${color.line};
  font-size: ${text.large};

  ${media.tablet} {
    padding: 0 ${space(8)};
  }
`;

const Main = styled.main`
  flex: 1;
  width: 100%;
  padding: ${space(6)} ${space(4)} ${space(12)};

  &:focus {
    outline: none;
  }
  &[data-width='page'] {
    max-width: 76rem;
    margin-inline: auto;
  }
  &[data-width='wide'] {
    max-width: 96rem;
    margin-inline: auto;
  }
  &[data-bare] {
    padding: 0;
  }
  /* The footer begins out of sight, so that nobody sees it move while a screen is on its way. */
  &[data-footed] {
    min-height: calc(100dvh - ${barHeight});
  }
  ${media.tablet} {
    padding-inline: ${space(8)};

    &[data-bare] {
      padding: 0;
    }
  }
`;
