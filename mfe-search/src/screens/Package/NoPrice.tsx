import { Notice } from '@copper-carrot/shared-ui/Notice';

/** What keeps the price from being worked out; nothing where nothing does. */
export function NoPrice({ reasons, live }: { reasons: readonly string[]; live?: boolean }) {
  if (reasons.length === 0) return null;
  return (
    <Notice tone="warning" title="No price yet" live={live}>
      {reasons.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </Notice>
  );
}
