/** The parts of a process that a picture shows. */
interface Pictured {
  initial: string;
  transitions: Record<
    string,
    {
      from: readonly string[];
      to: string;
      by: string;
      guards?: Record<string, unknown>;
      event: { type: string };
      follows: Record<string, unknown>;
    }
  >;
  timers: Partial<Record<string, { take: string }>>;
}

/** A process as a Mermaid state diagram, and what each step brings with it as a list: for docs/processes.md. */
export function diagramOf({ initial, transitions, timers }: Pictured): string {
  const steps = Object.entries(transitions);
  const arrows = steps.flatMap(([name, { from, to, by }]) =>
    from.map((state) => `  ${state} --> ${to}: ${name} (${by})`),
  );
  const states = new Set(steps.flatMap(([, { from, to }]) => [...from, to]));
  const ends = [...states].filter((state) => !steps.some(([, { from }]) => from.includes(state)));
  const clocks = Object.entries(timers).map(
    ([state, timer]) => `- \`${state}\` waits for the clock, which takes \`${timer?.take}\`.`,
  );
  return [
    '```mermaid',
    'stateDiagram-v2',
    `  [*] --> ${initial}`,
    ...arrows,
    ...ends.map((state) => `  ${state} --> [*]`),
    '```',
    '',
    ...steps.map(
      ([name, { by, guards = {}, event, follows }]) =>
        `- **${name}**, ${[`by the ${by}`, ...Object.keys(guards)].join(', ')}: ${Object.keys(follows).join(', ')}; tells \`${event.type}\`.`,
    ),
    ...clocks,
  ].join('\n');
}
