import type { Schemas } from '@copper-carrot/contracts';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { color, space } from '@copper-carrot/shared-ui/tokens';
import { count } from '@copper-carrot/shared-ui/words';
import { styled } from 'styled-components';
import { CountBars } from '../../components/poll/CountBars';
import { optionsOf } from '../../poll/shared';

export function Picked({ poll, live }: { poll: Schemas['PublicPoll']; live: Schemas['LivePoll'] }) {
  return (
    <Below>
      <SectionTitle>What the team picked</SectionTitle>
      <Line>
        {live.answers_count === 0
          ? 'Nobody has answered yet.'
          : `${count(live.answers_count, 'person has', 'people have')} answered.`}
      </Line>
      {live.answers_count > 0 && (
        <CountBars counts={live.counts} poll_options={[]} choices={[{ options: optionsOf(poll) }]} />
      )}
    </Below>
  );
}

const Below = styled(Stack).attrs({ gap: 3 })`
  margin-top: ${space(6)};
`;
const Line = styled.p`
  color: ${color.inkSoft};
`;
