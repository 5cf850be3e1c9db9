import { Notice } from '@copper-carrot/shared-ui/Notice';

/** Why there is no price; nothing if there is one. */
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
