import {
  campaignHref,
  href,
  isSlug,
  type Schemas,
  widgetColors,
  type WidgetSize,
  widgetSizes,
  widgetThemes,
} from '@copper-carrot/contracts';
import { isApiFailure } from '@copper-carrot/contracts/runtime';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { Link } from '@copper-carrot/shared-ui/Link';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { Picture } from '@copper-carrot/shared-ui/Picture';
import { Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { tabular } from '@copper-carrot/shared-ui/styles';
import { color, font, space, text } from '@copper-carrot/shared-ui/tokens';
import { useEffect, useRef } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useWidgetCampaign } from '../../api';
import { whoseCampaign } from '../../components/campaign-words';
import { Thermometer } from '../../components/Thermometer';
import { type HostPage, meetHost } from './host-page';

/** Above and below, in pixels. */
const borders = 2;

const oneOf = <Known extends string>(
  known: Record<Known, unknown>,
  asked: string | null,
  otherwise: Known,
) => (asked !== null && Object.hasOwn(known, asked) ? (asked as Known) : otherwise);

/** A campaign in a frame on another site (2 §2): how far it is, whom it fed, and the way to give. */
export default function Widget() {
  const { slug = '' } = useParams();
  const [asked] = useSearchParams();
  const size = oneOf(widgetSizes, asked.get('size'), 'card');
  const theme = oneOf(widgetThemes, asked.get('theme'), 'auto');
  const { data: campaign, error } = useWidgetCampaign(slug);
  const host = useRef<HostPage>(null);
  const box = useRef<HTMLDivElement>(null);
  const isOver = !isSlug(slug) || (isApiFailure(error) && error.status === 404);
  const isThere = campaign !== undefined || error !== undefined || isOver;

  useEffect(() => {
    if (!isThere || !box.current) return;
    const measured = box.current;
    const page = meetHost();
    host.current = page;
    const tell = () => page.tell('height', { height: measured.offsetHeight + borders });
    const watch = new ResizeObserver(tell);
    watch.observe(measured);
    tell();
    return () => {
      watch.disconnect();
      page.leave();
    };
  }, [isThere]);

  return (
    <Ground
      data-size={size}
      data-color={oneOf(widgetColors, asked.get('color'), 'copper')}
      data-theme={theme === 'auto' ? undefined : theme}
    >
      <div ref={box}>
        {campaign ? (
          <Shown campaign={campaign} size={size} onGive={() => host.current?.tell('give')} />
        ) : isThere ? (
          <Missing isOver={isOver} />
        ) : (
          <Skeleton height={`${widgetSizes[size].height}px`} />
        )}
      </div>
    </Ground>
  );
}

interface ShownProps {
  campaign: Schemas['Campaign'];
  size: WidgetSize;
  onGive: () => void;
}

function Shown({ campaign, size, onGive }: ShownProps) {
  const fed = `${campaign.meals_delivered.toLocaleString('en-US')} people fed`;
  const raised = `${formatMoney(Math.floor(campaign.raised), 0)} of ${formatMoney(campaign.goal, 0)}`;
  const give = (
    <ButtonLink
      href={href.campaignDonate(campaign.slug)}
      target="_blank"
      icon="heart"
      size={size === 'card' ? 'medium' : 'small'}
      wide={size === 'card'}
      aria-label={`Give to ${campaign.name}`}
      onClick={onGive}
    >
      Give
    </ButtonLink>
  );
  const title = (
    <Title>
      <Link href={campaignHref(campaign)} target="_blank" look="plain">
        {campaign.name}
      </Link>
    </Title>
  );
  if (size === 'bar')
    return (
      <Bar>
        <div>
          {title}
          <Line>
            {raised} · {fed}
          </Line>
        </div>
        {give}
      </Bar>
    );
  return (
    <Sheet data-size={size}>
      <Pane>
        <Picture src={campaign.image.url} alt="" ratio="auto" priority />
      </Pane>
      <Words>
        <Line>
          {whoseCampaign(campaign)} · {campaign.place.label}
        </Line>
        {title}
        <Thermometer name={campaign.name} raised={campaign.raised} goal={campaign.goal} />
        <Foot data-size={size}>
          <Line>{fed}</Line>
          {give}
        </Foot>
        {size === 'card' && (
          <Line>
            <Link href={href.cares()} target="_blank" look="plain">
              Copper Carrot Cares
            </Link>
          </Line>
        )}
      </Words>
    </Sheet>
  );
}

function Missing({ isOver }: { isOver: boolean }) {
  return (
    <Words>
      <Title>{isOver ? 'This campaign has ended' : 'This campaign did not load'}</Title>
      <Line>
        <Link href={href.cares()} target="_blank">
          {isOver ? 'See the campaigns that run now' : 'See it on Copper Carrot'}
        </Link>
      </Line>
    </Words>
  );
}

const Ground = styled.div`
  min-height: 100dvh;
  overflow: hidden;
  color: ${color.ink};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: 12px;

  &[data-color='leaf'] {
    --cc-copper: ${color.leaf};
    --cc-copper-hover: color-mix(in srgb, ${color.leaf} 85%, ${color.ink});
    --cc-copper-text: ${color.leaf};
  }
  &[data-color='aubergine'] {
    --cc-copper: ${color.aubergine};
    --cc-copper-hover: color-mix(in srgb, ${color.aubergine} 85%, ${color.ink});
    --cc-copper-text: ${color.aubergine};
  }
`;
const Sheet = styled.article`
  display: grid;

  &[data-size='wide'] {
    @media (min-width: 480px) {
      grid-template-columns: 11rem minmax(0, 1fr);
    }
  }
`;
/* In its own height, so that the widget is as tall as its loader keeps free. */
const Pane = styled.div`
  position: relative;
  height: 150px;
  overflow: hidden;

  > div {
    position: absolute;
    inset: 0;
    aspect-ratio: auto;
  }
  [data-size='wide'] > & {
    height: auto;
  }
  @media (max-width: 479.98px) {
    [data-size='wide'] > & {
      display: none;
    }
  }
`;
const Words = styled.div`
  display: grid;
  gap: ${space(2)};
  align-content: start;
  min-width: 0;
  padding: ${space(4)} ${space(5)};
`;
const Title = styled.h1`
  display: -webkit-box;
  overflow: hidden;
  font-family: ${font.heading};
  font-size: 1.25rem;
  line-height: 1.2;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  [data-size='wide'] &,
  [data-size='bar'] & {
    font-size: ${text.large};
    -webkit-line-clamp: 1;
  }
`;
const Line = styled.p`
  ${tabular}
  margin: 0;
  overflow: hidden;
  font-size: ${text.small};
  line-height: 1.25rem;
  color: ${color.inkSoft};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Foot = styled.div`
  display: grid;
  gap: ${space(3)};

  &[data-size='wide'] {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;
const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: center;
  padding: ${space(3)} ${space(4)};
`;
