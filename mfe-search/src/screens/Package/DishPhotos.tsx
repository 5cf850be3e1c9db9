import type { Schemas } from '@copper-carrot/contracts';
import { DietaryTags } from '@copper-carrot/shared-ui/Badge';
import { Icon } from '@copper-carrot/shared-ui/Icon';
import { Picture } from '@copper-carrot/shared-ui/Picture';
import { focusRing } from '@copper-carrot/shared-ui/styles';
import { color, radius, shadow, space, text } from '@copper-carrot/shared-ui/tokens';
import { VisuallyHidden } from '@copper-carrot/shared-ui/VisuallyHidden';
import { type KeyboardEvent, type RefObject } from 'react';
import styled from 'styled-components';
import { useSlides } from '../../hooks/useSlides';

interface DishPhotosProps {
  pack: Schemas['Package'];
  /** The scrolling strip with the package's own picture. */
  strip: RefObject<HTMLElement | null>;
}

/** Pictures of a package's dishes, with buttons to move; touch scrolls. */
export function DishPhotos({ pack: { name, photos, choices }, strip }: DishPhotosProps) {
  const dishes = photos.slice(1);
  const { at, reached, reach, go } = useSlides(strip, photos.length);
  const options = choices.flatMap((choice) => choice.options);
  const isFirst = at === 0;
  const isLast = at === photos.length - 1;
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: photos.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  return (
    <>
      {dishes.map(({ url, alt, caption, option_id }, index) => (
        <Dish key={url} aria-hidden={index + 1 !== at}>
          {/* Preloads the next picture once the person uses the strip, and later ones when they are
              seen. */}
          {index <= reached && <Picture src={url} alt={alt} ratio="16 / 10" priority={index < reached} />}
          <Caption>
            {caption}
            <DietaryTags tags={options.find(({ id }) => id === option_id)?.dietary_tags ?? []} />
          </Caption>
        </Dish>
      ))}
      <Ways role="group" aria-label={`Pictures of ${name}`} onKeyDown={onKeyDown} onFocus={() => reach(0)}>
        <Way
          type="button"
          aria-label="Previous picture"
          aria-disabled={isFirst || undefined}
          onClick={() => go(at - 1)}
        >
          <Icon name="left" />
        </Way>
        <span aria-hidden>
          {at + 1} / {photos.length}
        </span>
        <Way
          type="button"
          aria-label="Next picture"
          aria-disabled={isLast || undefined}
          onClick={() => go(at + 1)}
        >
          <Icon name="right" />
        </Way>
        <VisuallyHidden role="status">
          {reached > 0 && `Picture ${at + 1} of ${photos.length}: ${photos[at]?.caption}`}
        </VisuallyHidden>
      </Ways>
    </>
  );
}

const Dish = styled.figure`
  position: relative;
  margin: 0;
  background: ${color.sunken};
`;
const floating = `
  position: absolute;
  bottom: ${space(4)};
  min-height: 2.75rem;
  font-size: ${text.small};
  font-weight: 600;
  color: ${color.ink};
  background: ${color.raised};
  box-shadow: ${shadow.low};
`;
/** Beside the buttons, with any length of text. */
const Caption = styled.figcaption`
  ${floating}
  left: ${space(4)};
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2)};
  align-items: center;
  max-width: calc(100% - 11.5rem);
  padding: ${space(1)} ${space(4)};
  border-radius: ${radius.large};
`;
const Ways = styled.div`
  ${floating}
  right: ${space(4)};
  display: flex;
  align-items: center;
  font-variant-numeric: tabular-nums;
  border-radius: ${radius.round};
`;
const Way = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  color: inherit;
  background: none;
  border: 0;
  border-radius: 50%;
  cursor: pointer;

  &:hover:not([aria-disabled]) {
    color: ${color.copperText};
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: -0.25rem;
  }
  &[aria-disabled] {
    color: ${color.inkFaint};
    cursor: default;
  }
`;
