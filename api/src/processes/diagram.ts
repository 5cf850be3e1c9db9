/** The parts of a process in its diagram. */
interface Pictured {
  initial: string;
  transitions: Record<
    string,
    {
      from: readonly string[];
      to: string;
      by: string;
      guards?: Record<string, unknown>;
      event?: { type: string };
      follows: Record<string, unknown>;
    }
  >;
  timers: Partial<Record<string, PicturedTimer | readonly PicturedTimer[]>>;
}
type PicturedTimer = { take: string } | { does: string };

const doing = (timer: PicturedTimer) =>
  'take' in timer ? `takes \`${timer.take}\`` : `has a job ${timer.does}, until that has brought it on`;

/** A process as a Mermaid state diagram with a list of each step's effects, for docs/processes.md. */
export function diagramOf({ initial, transitions, timers }: Pictured): string {
  const steps = Object.entries(transitions);
  const arrows = steps.flatMap(([name, { from, to, by }]) =>
    from.map((state) => `  ${state} --> ${to}: ${name} (${by})`),
  );
  const states = new Set(steps.flatMap(([, { from, to }]) => [...from, to]));
  const ends = [...states].filter((state) => !steps.some(([, { from }]) => from.includes(state)));
  const clocks = Object.entries(timers).flatMap(([state, given]) =>
    [given ?? []].flat().map((timer) => `- \`${state}\` waits for the clock, which ${doing(timer)}.`),
  );
  return [
    '```mermaid',
    'stateDiagram-v2',
    `  [*] --> ${initial}`,
    ...arrows,
    ...ends.map((state) => `  ${state} --> [*]`),
    '```',
    '',
    ...steps.map(([name, { by, guards = {}, event, follows }]) => {
      const who = [`by the ${by}`, ...Object.keys(guards)].join(', ');
      const brings = [Object.keys(follows).join(', '), event ? `tells \`${event.type}\`` : ''].filter(
        Boolean,
      );
      return `- **${name}**, ${who}${brings.length > 0 ? `: ${brings.join('; ')}` : ''}.`;
    }),
    ...clocks,
  ].join('\n');
}
