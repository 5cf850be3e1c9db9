import { type FrameMessage } from '../auth/frame-messages';

/** The origin of the page around this frame when it is one of ours, else null: then nothing is said to it. */
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

/** Posts to the page around this frame, and only to the origin that was found to be ours. */
export function tell(
  host: string | null,
  message: FrameMessage,
  target: Pick<Window, 'postMessage'> = window.parent,
): void {
  if (host) target.postMessage(message, host);
}
