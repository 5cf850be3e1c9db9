import { type FrameMessage } from '../auth/frame-messages';

/** The origin of the embedding page if it is accepted, else null, and no message is sent. */
export function hostOrigin(
  accepted: readonly string[],
  referrer = document.referrer,
  own = window.location.origin,
): string | null {
  let origin = own;
  try {
    if (referrer) origin = new URL(referrer).origin;
  } catch {
    return null;
  }
  return accepted.includes(origin) ? origin : null;
}

/** Posts a message to the embedding page's accepted origin. */
export function tell(
  host: string | null,
  message: FrameMessage,
  target: Pick<Window, 'postMessage'> = window.parent,
): void {
  if (host) target.postMessage(message, host);
}
