import { notify, useWrite } from '@copper-carrot/contracts/runtime';
import { Badge } from '@copper-carrot/shared-ui/Badge';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoment } from '@copper-carrot/shared-ui/moments';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { color, text } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';
import { type Device, devicesUrl, endOtherSessions, endSession, useDevices } from './api';

const tellFailure = ({ message }: { message: string }) => notify({ kind: 'error', message });

/** Each sign-in that still counts, with a way to end it. */
export function Devices() {
  const { data } = useDevices();
  const others = useWrite(endOtherSessions, {
    stale: [devicesUrl],
    onDone: () => notify({ kind: 'success', message: 'You are signed out everywhere else.' }),
    onFailure: tellFailure,
  });
  if (!data) {
    return (
      <Loading label="Loading your devices">
        <Skeleton height="4rem" />
      </Loading>
    );
  }
  return (
    <Stack gap={4}>
      <Stack as="ul" gap={3} aria-label="Devices">
        {data.records.map((device) => (
          <Row key={device.id} device={device} />
        ))}
      </Stack>
      {data.records.some(({ is_current: isCurrent }) => !isCurrent) && (
        <div>
          <Button variant="secondary" onClick={() => others.run()}>
            Sign out everywhere else
          </Button>
        </div>
      )}
    </Stack>
  );
}

const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

function Row({ device: { id, device, opened_at: since, is_current: isCurrent } }: { device: Device }) {
  const gone = useWrite(() => endSession(id), { stale: [devicesUrl], onFailure: tellFailure });
  return (
    <li>
      <Cluster justify="space-between">
        <div>
          <p>
            {device} {isCurrent && <Badge tone="leaf">This device</Badge>}
          </p>
          <Since>Since {formatMoment(since, { time_zone: ownTimeZone() })}</Since>
        </div>
        {!isCurrent && (
          <Button variant="quiet" size="small" aria-label={`Sign out ${device}`} onClick={() => gone.run()}>
            Sign out
          </Button>
        )}
      </Cluster>
    </li>
  );
}

const Since = styled.p`
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
