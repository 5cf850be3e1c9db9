import { href, pageId } from '@copper-carrot/contracts';
import { notify, refetchUser, useWrite } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Checkbox } from '@copper-carrot/shared-ui/Checkbox';
import { Dialog } from '@copper-carrot/shared-ui/Dialog';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { count } from '@copper-carrot/shared-ui/words';
import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { type MemberDetails, membersUrl, memberUrl, removeMember, teamUrl, useMember } from './api';
import { useMembersPage } from './useMembersPage';

/** Ends a membership, over the list, and says before what becomes of what depends on the member. */
export default function RemoveMember() {
  const { memberId } = useParams();
  const { to } = useMembersPage();
  return memberId === undefined ? (
    <Navigate replace to={to.list} />
  ) : (
    <Removing memberId={pageId(memberId)} />
  );
}

function Removing({ memberId }: { memberId: number }) {
  const { organizationId, close } = useMembersPage();
  const { data: member } = useMember(organizationId, memberId);
  return (
    <Dialog
      open
      onClose={close}
      guard={false}
      size="small"
      title={member?.is_self ? 'Leave the organization' : 'Remove the member'}
    >
      {member ? (
        <Removal member={member} onClose={close} />
      ) : (
        <Loading label="Loading the member">
          <Skeleton height="12rem" />
        </Loading>
      )}
    </Dialog>
  );
}

function Removal({ member, onClose }: { member: MemberDetails; onClose: () => void }) {
  const { team_id: teamId, id, is_self: isSelf, dependents } = member;
  const [keepsPaying, setKeepsPaying] = useState(true);
  const navigate = useNavigate();
  const name = member.name || member.email;
  const asksToPay = !isSelf && (dependents?.unpaid_orders ?? 0) > 0;
  const remove = useWrite(() => removeMember(teamId, id, asksToPay ? { keep_paying: keepsPaying } : {}), {
    // Who has left may not read them any more.
    stale: isSelf ? [] : [membersUrl(teamId), memberUrl(teamId, id), teamUrl(teamId)],
    onDone() {
      notify({
        kind: 'success',
        message: isSelf ? 'You have left the organization.' : `${name} is removed.`,
      });
      if (!isSelf) return onClose();
      void navigate(href.customerAccount(), { replace: true });
      void refetchUser();
    },
  });
  if (!member.can.remove || !dependents)
    return <Notice tone="info">Only admins remove members. Please ask one of them.</Notice>;
  const effects = effectsOf(member, dependents);
  return (
    <Stack gap={4}>
      <p>
        {isSelf ? 'You lose' : `${name} loses`} access to the organization’s orders, cards and addresses at
        once, and {isSelf ? 'keep' : 'keeps'} reading the orders that {isSelf ? 'you' : 'they'} placed.
      </p>
      {effects.length > 0 && (
        <Stack as="ul" gap={2} aria-label="What happens">
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </Stack>
      )}
      {asksToPay && (
        <Checkbox checked={keepsPaying} onChange={setKeepsPaying}>
          Keep paying for {count(dependents.unpaid_orders, 'order', 'orders')} with the organization’s card.
          Otherwise an admin has to choose a card before the food comes.
        </Checkbox>
      )}
      {remove.failure && (
        <Notice tone="danger" live>
          {remove.failure.message}
        </Notice>
      )}
      <Cluster gap={2}>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="danger" pending={remove.pending} onClick={() => remove.run()}>
          {isSelf ? 'Leave' : 'Remove'}
        </Button>
      </Cluster>
    </Stack>
  );
}

function effectsOf(
  { is_self: isSelf }: MemberDetails,
  of: NonNullable<MemberDetails['dependents']>,
): string[] {
  const they = isSelf ? 'you' : 'they';
  return [
    of.upcoming_orders > 0 &&
      `${count(of.upcoming_orders, 'upcoming order stays', 'upcoming orders stay')} placed. Admins can change or cancel them.`,
    isSelf &&
      of.unpaid_orders > 0 &&
      `For ${count(of.unpaid_orders, 'of these', 'of these')} an admin has to choose a card before the food comes.`,
    of.carts > 0 && `${count(of.carts, 'order', 'orders')} that ${they} began can be placed by admins only.`,
    of.open_polls > 0 &&
      `${count(of.open_polls, 'poll goes', 'polls go')} on. Admins can end or order ${of.open_polls === 1 ? 'it' : 'them'}.`,
    of.cards > 0 &&
      `${count(of.cards, 'card', 'cards')} that ${they} added for the organization ${of.cards === 1 ? 'stays' : 'stay'} with it. ${isSelf ? 'Your' : 'Their'} own cards stay ${isSelf ? 'yours' : 'theirs'}.`,
  ].filter((effect) => effect !== false);
}
