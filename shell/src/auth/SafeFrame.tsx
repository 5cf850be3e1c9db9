import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { color, radius } from '@copper-carrot/shared-ui/tokens';
import { styled } from 'styled-components';
import { siteData } from '../site-data';
import { type FrameMessage, frameMessage } from './frame-messages';

interface SafeFrameProps {
  src: string;
  title: string;
  /** The height in px that is reserved before the frame reports its own. */
  height: number;
  /** The background color, which the frame uses too, so that its text is readable by itself. */
  ground?: 'surface' | 'raised';
  /** Focuses the first field once it is rendered, for a dialog that was opened for the form. */
  takesFocus?: boolean;
  onSuccess: (message: Extract<FrameMessage, { type: 'success' }>) => void;
  origins?: readonly string[];
}

/** One of our forms in a frame, which reports its height and its success (2 §2). */
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
    // Other frames of the same origin can post messages, so the source is checked.
    if (event.source !== frame.current?.contentWindow) return;
    const message = frameMessage(event, origins);
    if (message?.type === 'setHeight') {
      setHeight(message.height);
      setLoaded(true);
      // Once per document; the height is reported repeatedly.
      frame.current?.contentDocument?.addEventListener('keydown', passOnEscape);
      // The first height may be reported before the form is rendered.
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

/**
 * Key events stay inside the frame, so an Escape that the form did not handle is passed to the dialog (2
 * §2).
 */
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
