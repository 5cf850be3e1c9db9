import { useState } from 'react';
import styled from 'styled-components';
import { Container, Stack } from '../Layout/Layout';
import { PageTitle } from '../PageTitle/PageTitle';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { chooseTheme, readThemeChoice, type ThemeChoice } from '../theme/theme-choice';
import { color, font, media, radius, space, text } from '../theme/tokens';
import { Foundations, foundations } from './Foundations';
import { stories } from './stories';
import { type StorySet, storyGroups } from './story';

const anchor = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/-$/, '');
const themes: { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** The page at /style-guide: the tokens and every component with its examples, in light and dark (2 §2). */
export function StyleGuide() {
  const [theme, setTheme] = useState(readThemeChoice);
  return (
    <Container>
      <Page>
        <PageTitle
          size="hero"
          above="Style guide"
          below="Everything the screens of Copper Carrot are made of, alive. Warm, calm and exact: cream paper, ink, and copper where there is something to do."
          actions={
            <RadioGroup
              label="Theme"
              labelHidden
              look="segments"
              options={themes}
              value={theme}
              onChange={(choice) => {
                setTheme(choice);
                chooseTheme(choice);
              }}
            />
          }
        >
          The parts of the table
        </PageTitle>
        <Columns>
          <Contents aria-label="Contents">
            <div>
              <GroupName>Foundations</GroupName>
              <Entries>
                {foundations.map((name) => (
                  <li key={name}>
                    <a href={`#${anchor(name)}`}>{name}</a>
                  </li>
                ))}
              </Entries>
            </div>
            {storyGroups.map((group) => (
              <div key={group}>
                <GroupName>{group}</GroupName>
                <Entries>
                  {inGroup(group).map(({ component }) => (
                    <li key={component}>
                      <a href={`#${anchor(component)}`}>{component}</a>
                    </li>
                  ))}
                </Entries>
              </div>
            ))}
          </Contents>
          <Stack gap={20}>
            <Foundations anchor={anchor} />
            {storyGroups.map((group) => (
              <Stack gap={16} key={group}>
                <Divider>{group}</Divider>
                {inGroup(group).map((set) => (
                  <Section key={set.component} set={set} />
                ))}
              </Stack>
            ))}
          </Stack>
        </Columns>
      </Page>
    </Container>
  );
}

const inGroup = (group: StorySet['group']) => stories.filter((set) => set.group === group);

function Section({ set: { component, about, stories: examples } }: { set: StorySet }) {
  const id = anchor(component);
  return (
    <div id={id}>
      <SectionName>{component}</SectionName>
      <About>{about}</About>
      <Examples>
        {examples.map(({ name, Example, wide }) => (
          <Frame key={name} data-wide={wide || undefined}>
            <figcaption>{name}</figcaption>
            <Stage>
              <Example />
            </Stage>
          </Frame>
        ))}
      </Examples>
    </div>
  );
}

const Page = styled.div`
  display: grid;
  gap: ${space(12)};
  padding-block: clamp(${space(8)}, 6vw, ${space(20)}) ${space(24)};
`;
const Columns = styled.div`
  display: grid;
  gap: ${space(10)};

  > * {
    min-width: 0;
  }
  ${media.largeTablet} {
    grid-template-columns: 13rem minmax(0, 1fr);
    gap: ${space(14)};
  }
`;
const Contents = styled.nav`
  display: none;

  ${media.largeTablet} {
    position: sticky;
    top: ${space(20)};
    display: grid;
    align-content: start;
    gap: ${space(4)};
    max-height: calc(100dvh - ${space(24)});
    overflow-y: auto;
    font-size: ${text.small};
    scrollbar-width: thin;
  }
  a {
    display: block;
    padding: ${space(1)} 0;
    color: ${color.inkSoft};
    text-decoration: none;
  }
  a:hover {
    color: ${color.copperText};
  }
`;
const GroupName = styled.p`
  margin-bottom: ${space(1)};
  font-weight: 650;
`;
const Entries = styled.ul`
  display: grid;
`;
const Divider = styled.p`
  display: flex;
  gap: ${space(4)};
  align-items: center;
  font-family: ${font.heading};
  font-style: normal;
  font-size: ${text.large};
  color: ${color.copperText};

  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: ${color.line};
  }
`;
const SectionName = styled.h2`
  font-size: ${text.heading};
`;
const About = styled.p`
  max-width: 40rem;
  margin-top: ${space(1)};
  color: ${color.inkSoft};
`;
const Examples = styled.div`
  display: grid;
  gap: ${space(4)};
  align-items: start;
  margin-top: ${space(5)};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const Frame = styled.figure`
  min-width: 0;

  &[data-wide] {
    grid-column: 1 / -1;
  }
  > figcaption {
    margin-bottom: ${space(2)};
    font-size: ${text.tiny};
    color: ${color.inkFaint};
  }
`;
const Stage = styled.div`
  padding: clamp(${space(4)}, 3vw, ${space(7)});
  background: color-mix(in srgb, ${color.surface} 60%, ${color.paper});
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
`;
