import { type ReactNode } from 'react';
import { Badge, type BadgeTone } from '@copper-carrot/shared-ui/Badge';
import { type Column } from '@copper-carrot/shared-ui/Table';
import { color, text } from '@copper-carrot/shared-ui/tokens';
import { useBelow } from '@copper-carrot/shared-ui/useBelow';
import { styled } from 'styled-components';
import { type Health, type Release, type Remote } from './api';
import { RowName } from './Folding';
import { nameOf, timeOf } from './words';

const tones: Record<Release['state'], BadgeTone> = {
  arriving: 'neutral',
  refused: 'danger',
  published: 'neutral',
  smoked: 'aubergine',
  canary: 'honey',
  live: 'leaf',
  halted: 'danger',
  removed: 'neutral',
};
const sayings: Record<Release['state'], string> = {
  arriving: 'Arriving',
  refused: 'Refused',
  published: 'Not drawn yet',
  smoked: 'Ready',
  canary: 'Canary',
  live: 'Live',
  halted: 'Halted',
  removed: 'Removed',
};

const none = '–';
const ms = (value: number | null | undefined) => (typeof value === 'number' ? `${value} ms` : none);

/** Both percentiles in one cell. */
const withinOf = (health: Health | undefined) =>
  typeof health?.p50_ms === 'number' ? `${health.p50_ms}, ${ms(health.p95_ms)}` : none;

function faultyOf(health: Health | undefined): string {
  if (!health || health.faulty_pages === 0) return health?.loads ? '0' : none;
  const share = health.loads > 0 ? ` (${((100 * health.faulty_pages) / health.loads).toFixed(1)}%)` : '';
  return `${health.faulty_pages}${share}`;
}

const publishedOf = ({ published_at, published_by }: Release) => `${timeOf(published_at)} by ${published_by}`;

/** The columns of a release and its health in the last 24 hours. */
export function useReleaseColumns(
  remote: Remote,
  health: readonly Health[],
  acts: ((release: Release) => ReactNode) | null,
): Column<Release>[] {
  const isPhone = useBelow('tablet');
  // A tablet fits six columns; phones stack them.
  const isTight = useBelow('desktop') && !isPhone;
  const of = ({ id }: Release) => health.find(({ release_id }) => release_id === id);
  return [
    {
      id: 'release',
      title: 'Release',
      primary: true,
      whole: true,
      cell: (each) => (
        <>
          <RowName>{`${nameOf(each)} · ${each.id}`}</RowName>
          {isTight && <Published>{publishedOf(each)}</Published>}
        </>
      ),
    },
    {
      id: 'state',
      title: 'State',
      cell: ({ state, halted_why }) => (
        // One element, as a phone's card would lay out the parts separately and stretch the badge.
        <span>
          <Badge tone={tones[state]}>
            {state === 'canary' ? `Canary ${remote.canary_percent}%` : sayings[state]}
          </Badge>
          {halted_why && <span data-detail> {halted_why}</span>}
        </span>
      ),
    },
    ...(isTight ? [] : [{ id: 'published', title: 'Published', cell: publishedOf }]),
    { id: 'loads', title: 'Pages', align: 'end', cell: (each) => of(each)?.loads ?? none },
    ...(isTight
      ? [
          {
            id: 'within',
            title: 'Half, 95% within',
            align: 'end' as const,
            cell: (each: Release) => withinOf(of(each)),
          },
        ]
      : [
          {
            id: 'p50',
            title: 'Half within',
            align: 'end' as const,
            cell: (each: Release) => ms(of(each)?.p50_ms),
          },
          {
            id: 'p95',
            title: '95% within',
            align: 'end' as const,
            cell: (each: Release) => ms(of(each)?.p95_ms),
          },
        ]),
    { id: 'faulty', title: 'Faulty pages', align: 'end', cell: (each) => faultyOf(of(each)) },
    ...(acts ? [{ id: 'acts', title: 'Commands', cell: acts }] : []),
  ];
}

const Published = styled.small`
  display: block;
  max-width: 14rem;
  font-size: ${text.small};
  font-weight: 400;
  color: ${color.inkSoft};
  white-space: normal;
`;
