import { shellName } from '@copper-carrot/contracts';
import { type Command, type Entry, type Release, type Remote } from './api';

/** The name given by its team. */
export const nameOf = ({ version, hash }: Pick<Release, 'version' | 'hash'>): string =>
  `${version}-${hash.slice(0, 7)}`;

/** An instant in the reader's time zone: '11/24 17:05:09'. */
export function timeOf(instant: string): string {
  const at = new Date(instant);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(at.getMonth() + 1)}/${two(at.getDate())} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')}`;
}

export interface Act {
  act: Command['act'];
  label: string;
  /** The question of the confirmation. */
  question: string;
  /** The consequence of the command. */
  follows: string;
  isDangerous?: true;
}

/** The commands that apply to a release now. */
export function actsOf(release: Release, { name, live, previous, canary }: Remote): Act[] {
  const words = nameOf(release);
  const halt = (follows: string): Act => ({
    act: 'halt',
    label: 'Halt',
    question: `Halt ${words} of ${name}?`,
    follows,
    isDangerous: true,
  });
  switch (release.state) {
    case 'live':
      return previous
        ? [
            {
              act: 'rollback',
              label: 'Roll back',
              question: `Roll ${name} back to ${nameOf(previous)}?`,
              follows: `${words} is given to nobody any more, with the next page that somebody opens. It can be brought back.`,
              isDangerous: true,
            },
          ]
        : [
            halt(
              name === shellName
                ? 'Pages are drawn by the build of the site’s own checkout, until another release is activated.'
                : `Nothing takes its place: ${name} leaves every page, until another release is activated.`,
            ),
          ];
    case 'canary':
      return [
        {
          act: 'promote',
          label: 'Promote',
          question: `Make ${words} live for everybody?`,
          follows: `${live ? `${nameOf(live)} becomes the last good one. ` : ''}Who has a page open gets it with their next set.`,
        },
        {
          act: 'canary',
          label: 'Change share',
          question: `Give ${words} to how many?`,
          follows: 'Who has it keeps it while the share grows. 0 ends the canary, without halting it.',
        },
        halt('The canary ends. It is given to nobody any more, with the next page that somebody opens.'),
      ];
    case 'smoked':
      return [
        {
          act: 'activate',
          label: 'Activate',
          question: `Make ${words} live for everybody?`,
          follows: live
            ? `${nameOf(live)} becomes the last good one.`
            : `${name} is on the site from then on.`,
        },
        ...(live
          ? [
              {
                act: 'canary' as const,
                label: 'Canary',
                question: `Give ${words} to how many?`,
                follows: `Of a hundred new sessions; the others keep ${nameOf(live)}.${canary ? ` The canary ${nameOf(canary)} ends.` : ''}`,
              },
            ]
          : []),
        halt('Nobody is given it, and it can’t be activated by mistake.'),
      ];
    case 'halted':
      return release.smoked_at
        ? [
            {
              act: 'unhalt',
              label: 'Bring back',
              question: `Make ${words} live again?`,
              follows: `It was halted: ${release.halted_why ?? 'nobody said why'}.`,
              isDangerous: true,
            },
          ]
        : [];
    default:
      return [];
  }
}

const because = (detail: Entry['detail']) => (typeof detail.why === 'string' ? `: ${detail.why}` : '');

/** The gate's first finding, and how many more. */
function whatIsWrong(findings: unknown): string {
  const [first, ...others] = Array.isArray(findings) ? (findings as Partial<Record<string, unknown>>[]) : [];
  if (typeof first?.what !== 'string') return '';
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  return `: ${String(first.where)}: ${first.what}${more}`;
}

/** Words for each log entry; `detail` is what the log stores. */
const deeds: Record<string, (detail: Entry['detail']) => string> = {
  register: () => 'Entered on the site',
  remove: () => 'Taken off the site',
  key: ({ label }) => `New deploy key: ${String(label)}`,
  revoke: ({ key }) => `Deploy key ${String(key)} revoked`,
  publish: () => 'Published',
  refuse: ({ findings }) => `Refused by the gate${whatIsWrong(findings)}`,
  smoke: ({ browser }) => `Drawn in ${String(browser)}`,
  activate: ({ unhalt, chosen }) =>
    chosen ? 'Chosen: starts leave it alone' : unhalt ? 'Brought back and set live' : 'Set live',
  canary: ({ percent }) => (percent === 0 ? 'Canary ended' : `Given to ${Number(percent)}% of new sessions`),
  promote: () => 'Promoted: live for everybody',
  halt: (detail) => `Halted${because(detail)}`,
  rollback: (detail) => `Brought back; release ${Number(detail.halted)} halted${because(detail)}`,
  leave: () => 'Left to the starts of the site',
  retire: () => 'Its files were removed',
};

/** A log entry as a sentence without subject; its code if unknown. */
export const doneOf = ({ action, detail }: Entry): string => deeds[action]?.(detail) ?? action;
