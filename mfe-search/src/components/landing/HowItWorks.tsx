import { Stack } from '@copper-carrot/shared-ui/Layout';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { color, font, media, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';

const steps = [
  {
    title: 'Say where and how many',
    words:
      'You see only kitchens that can cook for your headcount, reach your door, and are open at that hour.',
  },
  {
    title: 'Choose, or let everyone choose',
    words:
      'Share out mains to the person, add sides and extras. Or send a poll, and each teammate picks a meal of their own.',
  },
  {
    title: 'It is on the table in time',
    words:
      'Food, delivery, fees, tax and tip stand line by line before you order, and that sum is what you pay. Your card is held when you order and charged after delivery.',
  },
];

export function HowItWorks() {
  return (
    <Band aria-labelledby="how">
      <Stack gap={8}>
        <SectionTitle id="how">From empty table to full one</SectionTitle>
        <Steps>
          {steps.map(({ title, words }, at) => (
            <li key={title}>
              <Number aria-hidden>{at + 1}</Number>
              <h3>{title}</h3>
              <p>{words}</p>
            </li>
          ))}
        </Steps>
      </Stack>
    </Band>
  );
}

const Band = styled.section`
  padding: clamp(${space(8)}, 6vw, ${space(16)}) clamp(${space(5)}, 5vw, ${space(14)});
  background: ${color.sunken};
  border-radius: calc(${radius.large} * 1.5);
`;
const Steps = styled.ol`
  display: grid;
  gap: ${space(8)};

  li {
    display: grid;
    grid-template-columns: 3.5rem 1fr;
    gap: ${space(1)} ${space(4)};
  }
  h3 {
    font-size: ${text.large};
  }
  p {
    grid-column: 2;
    color: ${color.inkSoft};
  }
  ${media.largeTablet} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${space(12)};

    li {
      grid-template-columns: 1fr;
      align-content: start;
    }
    p {
      grid-column: 1;
    }
  }
`;
const Number = styled.span`
  grid-row: span 2;
  font-family: ${font.heading};
  font-size: 4rem;
  font-weight: 420;
  line-height: 0.9;
  letter-spacing: -0.04em;
  color: ${color.copper};

  ${media.largeTablet} {
    grid-row: auto;
    margin-bottom: ${space(2)};
    font-size: 5rem;
  }
`;
