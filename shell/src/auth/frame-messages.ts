/** The messages that our frames may send (2 §2). */
export type FrameMessage = { type: 'success'; mode?: string } | { type: 'setHeight'; height: number };

/** Parses a message of a known shape from an accepted origin; null for all others (2 §5). */
export function frameMessage(
  event: Pick<MessageEvent, 'origin' | 'data'>,
  accepted: readonly string[],
): FrameMessage | null {
  if (!accepted.includes(event.origin)) return null;
  const data: unknown = event.data;
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'success')
    return { type: 'success', mode: 'mode' in data && typeof data.mode === 'string' ? data.mode : undefined };
  if (data.type !== 'setHeight' || !('height' in data) || typeof data.height !== 'number') return null;
  return data.height >= 0 && data.height <= 10_000 ? { type: 'setHeight', height: data.height } : null;
}
