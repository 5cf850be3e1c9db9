import { useUser } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { Icon } from '@copper-carrot/shared-ui/Icon';
import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { color } from '@copper-carrot/shared-ui/tokens';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { sectionId } from '../checkout/sections';
import { useCheckout } from '../hooks/useCheckout';
import { mayWithPolls, pollable } from '../poll/rights';
import { type PollSectionProps } from './poll/props';
import { SectionFrame } from './SectionCard';

const standing = onDemand(
  async () => (await import(/* webpackChunkName: 'poll' */ './poll/StandingPoll')).StandingPoll,
);
const asking = onDemand(
  async () => (await import(/* webpackChunkName: 'poll-forms' */ './poll/AskTeam')).AskTeam,
);

/** The poll of an order, or the invitation to start one; nothing for those who may not. */
export function PollSection(props: PollSectionProps) {
  const { order, choices, readOnly } = useCheckout();
  const person = useUser();
  const hasPoll = order.poll_code !== null;
  const isThere = useOnDemand(standing, hasPoll);
  const mayAsk = !readOnly && mayWithPolls(person, order.team_id, 'create') && pollable(choices).length > 0;
  if (!hasPoll && !mayAsk) return null;
  return (
    <SectionFrame
      id={sectionId('poll')}
      title="Poll"
      mark={<Icon name="people" size="1.125rem" />}
      complete={false}
    >
      {hasPoll ? isThere && <standing.Part {...props} /> : <Invitation {...props} />}
    </SectionFrame>
  );
}

/** Explains polls to a person without one, and opens the form. */
function Invitation({ goTo }: PollSectionProps) {
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    // Cancelling returns focus to the button that opened the form.
    if (wasAsking.current && !isAsking) button.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (isAsking) return <asking.Part onCancel={() => setIsAsking(false)} onAsked={() => goTo('poll')} />;
  return (
    <>
      <About>
        Let everybody pick their own meal. They open a link on their phone, without an account, and you put
        all answers onto this order with one press.
      </About>
      <div {...asking.intent}>
        <Button
          ref={button}
          variant="secondary"
          icon="people"
          onClick={() => asking.whenThere(() => setIsAsking(true))}
        >
          Ask the team
        </Button>
      </div>
    </>
  );
}

const About = styled.p`
  max-width: 34rem;
  color: ${color.inkSoft};
`;
