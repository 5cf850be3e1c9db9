import { useFavorite } from '@copper-carrot/contracts/runtime';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { PictureCard } from '@copper-carrot/shared-ui/Card';
import { Cluster } from '@copper-carrot/shared-ui/Layout';
import { color, text } from '@copper-carrot/shared-ui/tokens';
import { type ReactNode } from 'react';
import styled from 'styled-components';

interface FavoriteCardProps {
  kind: 'package' | 'brand';
  id: number;
  name: string;
  /** Who cooks it. */
  by?: string | undefined;
  to: string;
  /** What the way to it says. */
  order: string;
  picture: ReactNode;
  children: ReactNode;
}

/** A favorite with the way to order it. It stays where it is when it is taken back, so that the same press marks it again. */
export function FavoriteCard({ kind, id, name, by, to, order, picture, children }: FavoriteCardProps) {
  const favorite = useFavorite(kind, id);
  return (
    <PictureCard
      to={to}
      title={name}
      picture={picture}
      actions={
        <>
          <ButtonLink to={to} size="small" aria-label={`${order}: ${name}`}>
            {order}
          </ButtonLink>
          {favorite && (
            <Heart>
              <Button
                variant="quiet"
                size="small"
                icon="heart"
                aria-pressed={favorite.favorited}
                aria-label={`Favorite: ${name}`}
                onClick={favorite.toggle}
              >
                {favorite.favorited ? 'Favorite' : 'Mark again'}
              </Button>
            </Heart>
          )}
        </>
      }
    >
      {by && <By>{by}</By>}
      <Cluster justify="space-between">{children}</Cluster>
    </PictureCard>
  );
}

const By = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.small};
`;
const Heart = styled.span`
  [aria-pressed='true'] svg {
    fill: currentColor;
  }
`;
