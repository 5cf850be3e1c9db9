import { type Schemas } from '@copper-carrot/contracts';
import { notify, useWrite } from '@copper-carrot/contracts/runtime';
import { AlertDialog } from '@copper-carrot/shared-ui/AlertDialog';
import { containsWords } from '@copper-carrot/shared-ui/allergens';
import { DietaryTags } from '@copper-carrot/shared-ui/Badge';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Icon } from '@copper-carrot/shared-ui/Icon';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { color, text } from '@copper-carrot/shared-ui/tokens';
import { count } from '@copper-carrot/shared-ui/words';
import { useState } from 'react';
import { styled } from 'styled-components';
import { sharedUrls, withdrawByLink } from '../../poll-api';
import { Misfit } from '../../components/poll/Misfit';
import { OwnShare } from './OwnShare';
import { pickedNames } from '../../poll/shared';

interface Props {
  poll: Schemas['PublicPoll'];
  selection: Schemas['PollSelection'];
  isOver: boolean;
  onChange: () => void;
  onWithdrawing: () => void;
  onWithdrawn: () => void;
}

/** The reader's answer and its actions. */
export function YourMeal({ poll, selection, isOver, onChange, onWithdrawing, onWithdrawn }: Props) {
  const [asking, setAsking] = useState(false);
  const away = useWrite(
    () => {
      onWithdrawing();
      return withdrawByLink(poll.code, selection.id);
    },
    {
      stale: [sharedUrls.poll(poll.code)],
      onDone: () => {
        setAsking(false);
        onWithdrawn();
        notify({ kind: 'success', message: 'Meal deleted.' });
      },
    },
  );
  const picked = pickedNames(poll, selection);
  return (
    <Card as="section" padding="large" aria-label="Your meal">
      <Stack gap={4}>
        <SectionTitle>{selection.opted_out ? 'You are not eating' : 'Your meal'}</SectionTitle>
        {!selection.opted_out && (
          <Stack gap={1}>
            <Dish>
              <Icon name="check" size="1.25em" />
              {picked.names.join(' + ')}
            </Dish>
            <DietaryTags tags={picked.dietary_tags} />
            <Misfit marks={picked} needs={selection.dietary} />
            {picked.allergens.length > 0 && <Line>{containsWords(picked.allergens)}</Line>}
            {selection.qty > 1 && <Line>{count(selection.qty, 'portion')}</Line>}
            {selection.note && <Line>“{selection.note}”</Line>}
            {selection.own_share > 0 && (
              <Line>
                <OwnShare {...{ poll, selection }} />
              </Line>
            )}
          </Stack>
        )}
        <Line>
          {isOver
            ? `For ${selection.name}.`
            : `For ${selection.name}. ${poll.asked_by.name} has your answer; you can change it until the end.`}
        </Line>
        <Cluster gap={3}>
          {!isOver && (
            <Button variant="secondary" onClick={onChange}>
              Change it
            </Button>
          )}
          {poll.start_at && !selection.opted_out && !poll.is_called_off && (
            <ButtonLink variant="secondary" href={sharedUrls.calendar(poll.code)}>
              Add to my calendar
            </ButtonLink>
          )}
          {!isOver && (
            <Button variant="quiet" onClick={() => setAsking(true)}>
              Take it back
            </Button>
          )}
        </Cluster>
      </Stack>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Take your answer back?"
        confirm="Take it back"
        cancel="Keep it"
        onConfirm={() => away.run()}
        error={away.failure?.message}
      >
        {poll.asked_by.name} hears nothing of you then, and nothing is ordered for you. You can answer again
        until the end.
      </AlertDialog>
    </Card>
  );
}

const Dish = styled.p`
  display: flex;
  gap: 0.5rem;
  align-items: center;
  font-size: ${text.large};
  font-weight: 600;
  overflow-wrap: anywhere;
`;
const Line = styled.p`
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`;
