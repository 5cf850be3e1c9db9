import { useFavorite } from '@copper-carrot/contracts/runtime';
import { Icon } from '@copper-carrot/shared-ui/Icon';
import { focusRing } from '@copper-carrot/shared-ui/styles';
import { color, motion, shadow } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';

/** A favorite button, for signed-in people only. */
export function FavoriteButton({ kind, id, name }: { kind: 'package' | 'brand'; id: number; name: string }) {
  const favorite = useFavorite(kind, id);
  if (!favorite) return null;
  return (
    <Heart
      type="button"
      aria-pressed={favorite.favorited}
      aria-label={`Favorite: ${name}`}
      aria-busy={favorite.pending || undefined}
      onClick={() => void favorite.toggle()}
    >
      <Icon name="heart" size="1.25rem" />
    </Heart>
  );
}

const Heart = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  color: ${color.ink};
  background: ${color.raised};
  border: 0;
  border-radius: 50%;
  box-shadow: ${shadow.low};
  cursor: pointer;
  transition: transform ${motion.quick};

  &:hover {
    transform: scale(1.06);
  }
  &:focus-visible {
    ${focusRing}
  }
  &[aria-pressed='true'] {
    color: ${color.copperText};
  }
  &[aria-pressed='true'] svg {
    fill: currentColor;
  }
  &[aria-busy] {
    opacity: 0.6;
  }
`;
