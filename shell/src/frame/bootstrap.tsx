import { createRoot } from 'react-dom/client';
import { GlobalStyle } from '@copper-carrot/shared-ui/GlobalStyle';
import { color } from '@copper-carrot/shared-ui/tokens';
import { createGlobalStyle } from 'styled-components';
import { siteData } from '../site-data';
import { FrameForm } from './FrameForm';
import { hostOrigin, tell } from './tell-host';

/** The background of the frame, given by its window's name. */
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
      query={new URLSearchParams(window.location.search)}
      handed={new URLSearchParams(window.location.hash.slice(1))}
      onSuccess={(mode) => tell(host, { type: 'success', mode })}
    />
  </>,
);
