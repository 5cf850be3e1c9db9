import { widgetMessages } from '@copper-carrot/contracts';

/** The page around a widget, as far as the widget speaks with it. */
export interface HostPage {
  tell: (type: 'height' | 'give', more?: { height: number }) => void;
  leave: () => void;
}

const isConnect = (data: unknown) =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === widgetMessages.connect;

/** The origin that the loader named in the address; null where it is none. */
function originIn(hash: string): string | null {
  const named = new URLSearchParams(hash.replace(/^#/, '')).get('host') ?? '';
  const url = URL.canParse(named) ? new URL(named) : null;
  return url?.origin === named ? named : null;
}

/**
 * Says hello to the page around this frame and waits for its port: the first one that comes from the parent
 * window and from the origin that the address names. Anything else is not heard, nor is anything that comes
 * by the port. What was told before is told to the port when it comes.
 */
export function meetHost(
  page: Window = window,
  { parent = page.parent, hash = page.location.hash } = {},
): HostPage {
  const host = originIn(hash);
  if (parent === page || host === null) return { tell: () => undefined, leave: () => undefined };
  const kept = new Map<string, object>();
  let port: MessagePort | undefined;
  const hear = ({ source, origin, data, ports: [given] }: MessageEvent) => {
    if (port || source !== parent || origin !== host || !given || !isConnect(data)) return;
    port = given;
    for (const message of kept.values()) port.postMessage(message);
  };
  page.addEventListener('message', hear);
  parent.postMessage({ type: widgetMessages.hello }, host);
  return {
    tell(type, more) {
      const message = { type: widgetMessages[type], ...more };
      if (type === 'height') kept.set(type, message);
      port?.postMessage(message);
    },
    leave() {
      page.removeEventListener('message', hear);
      port?.close();
    },
  };
}
