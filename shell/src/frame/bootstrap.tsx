import { createRoot } from 'react-dom/client';
import { GlobalStyle } from '@copper-carrot/shared-ui/GlobalStyle';
import { color } from '@copper-carrot/shared-ui/tokens';
import { createGlobalStyle } from 'styled-components';
import { siteData } from '../site-data';
import { FrameForm } from './FrameForm';
import { hostOrigin, tell } from './tell-host';

/** The colour of what the frame lies on, which its name says. */
const Ground = createGlobalStyle`
  body { background: ${window.name === 'raised' ? color.raised : color.surface}; }
`;

const root = document.getElementById('root');
if (!root) throw new Error('The frame has no root element');
const host = hostOrigin(siteData().frameOrigins);

new ResizeObserver(() =>
  tell(host, { type: 'setHeight', height: Math.ceil(root.getBoundingClientRect().height) }),
).observe(root);

createRoot(root).render(
  <>
    <GlobalStyle />
    <Ground />
    <FrameForm
      pathname={window.location.pathname}
      handed={new URLSearchParams(window.location.hash.slice(1))}
      onSuccess={(mode) => tell(host, { type: 'success', mode })}
    />
  </>,
);
