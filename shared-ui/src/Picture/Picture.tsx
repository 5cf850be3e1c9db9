import { useState } from 'react';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon';
import { color } from '../theme/tokens';

export interface PictureProps {
  src?: string | null;
  /** What can be seen; '' where the words beside it say it already. */
  alt: string;
  srcSet?: string;
  sizes?: string;
  /** Width to height, such as '4 / 3'; the place is kept before the file comes. */
  ratio?: string;
  /** Loads at once: for the first picture of a screen only. */
  priority?: boolean;
  round?: boolean;
}

/** A picture in a place of fixed shape; without one, or when it fails, a quiet sign stands there. */
export function Picture({ src, alt, srcSet, sizes, ratio = '4 / 3', priority = false, round }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const shown = src && failed !== src;
  return (
    <Frame style={{ '--ratio': ratio }} data-round={round || undefined}>
      {shown ? (
        <img
          src={src}
          alt={alt}
          srcSet={srcSet}
          sizes={sizes}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? undefined : 'async'}
          onError={() => setFailed(src)}
        />
      ) : (
        <Nothing role={alt ? 'img' : undefined} aria-label={alt || undefined}>
          <Icon name="carrot" size="22%" />
        </Nothing>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  aspect-ratio: var(--ratio);
  width: 100%;
  overflow: hidden;
  background: ${color.sunken};

  &[data-round] {
    border-radius: 50%;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
const Nothing = styled.div`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  color: ${color.copper};
  background:
    radial-gradient(circle at 20% 15%, ${color.honeyTint}, transparent 55%),
    radial-gradient(circle at 85% 85%, ${color.leafTint}, transparent 55%), ${color.copperTint};
`;
