import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { color, radius } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';
import { siteData } from '../site-data';
import { type FrameMessage, frameMessage } from './frame-messages';

interface SafeFrameProps {
  src: string;
  title: string;
  /** Reserved before the frame has said how high it is, in px. */
  height: number;
  /** What the frame lies on; it takes the same colour, for its own text has to be readable without the page around it. */
  ground?: 'surface' | 'raised';
  /** Its first field has the focus once it is there: what it lies in was opened for it. */
  takesFocus?: boolean;
  onSuccess: (message: Extract<FrameMessage, { type: 'success' }>) => void;
  origins?: readonly string[];
}

/** A form of the product's own in a frame: it is as high as it says, and says when it is done (2 §2). */
export function SafeFrame({
  src,
  title,
  height: initial,
  ground = 'surface',
  takesFocus = false,
  onSuccess,
  origins = siteData().frameOrigins,
}: SafeFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(initial);
  const [loaded, setLoaded] = useState(false);
  const hasFocus = useRef(!takesFocus);
  const receive = useEffectEvent((event: MessageEvent) => {
    // Another frame of the same origin may speak too; only this one is listened to.
    if (event.source !== frame.current?.contentWindow) return;
    const message = frameMessage(event, origins);
    if (message?.type === 'setHeight') {
      setHeight(message.height);
      setLoaded(true);
      // Of each page that comes in it; once, however often that says its height.
      frame.current?.contentDocument?.addEventListener('keydown', passOnEscape);
      // Its first height may come before its form.
      const first = hasFocus.current
        ? null
        : frame.current?.contentDocument?.querySelector<HTMLElement>('input:enabled:read-write');
      if (first) hasFocus.current = true;
      first?.focus();
    }
    if (message?.type === 'success') onSuccess(message);
  });
  useEffect(() => {
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, []);
  return (
    <Frame
      ref={frame}
      src={src}
      name={ground}
      title={title}
      style={{ height }}
      data-loading={!loaded || undefined}
    />
  );
}

/** Keys are heard in the frame alone: an Escape that nothing in there took goes on to the dialog around it (2 §2). */
function passOnEscape({ key, defaultPrevented, isComposing, view }: KeyboardEvent) {
  if (key !== 'Escape' || defaultPrevented || isComposing) return;
  view?.frameElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

const Frame = styled.iframe`
  display: block;
  width: 100%;
  border: 0;
  border-radius: ${radius.medium};
  background: transparent;

  &[data-loading] {
    background: ${color.sunken};
  }
`;
