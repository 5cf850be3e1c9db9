import { useUser } from '@copper-carrot/contracts/runtime';
import { ButtonLink } from '@copper-carrot/shared-ui/Button';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { LinkTabs } from '@copper-carrot/shared-ui/LinkTabs';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { TextField } from '@copper-carrot/shared-ui/TextField';
import { grants } from '@copper-carrot/contracts';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { cardInWords } from '../Order/payment-words';
import { type SavedCard, useCards, useOffer } from './api';
import { CardRow } from './CardRow';
import { useCardsPage } from './useCardsPage';

/** From so many on, a card is sooner typed than found. */
const manyCards = 8;

/** The cards of a person, and of each of their organizations (2 §2). */
export default function CreditCards() {
  const { teamId, to } = useCardsPage();
  const offer = useOffer().data;
  const memberships = useUser()?.memberships ?? [];
  const listed = memberships.filter(
    ({ role, team_id: id }) => grants(role, 'credit_cards', 'list') || id === teamId,
  );
  const mayAdd = offer && (teamId === null ? offer.own : offer.teams.some(({ id }) => id === teamId));
  return (
    <Stack gap={6}>
      <PageTitle
        below="The cards that pay for your orders. Our payment service keeps the numbers; we never see them."
        actions={mayAdd && <ButtonLink to={to.new}>Add a card</ButtonLink>}
      >
        Credit Cards
      </PageTitle>
      {listed.length > 0 && (
        <LinkTabs
          label="Whose cards"
          selected={String(teamId)}
          items={[
            { id: 'null', label: 'Your own', to: to.of(null) },
            ...listed.map(({ team_id: id, team }) => ({ id: String(id), label: team.name, to: to.of(id) })),
          ]}
        />
      )}
      <Section page key={String(teamId)} title="We could not load the cards">
        <Cards mayAdd={mayAdd ?? false} />
      </Section>
      <Outlet />
    </Stack>
  );
}

function Cards({ mayAdd }: { mayAdd: boolean }) {
  const { teamId, to } = useCardsPage();
  const { data } = useCards(teamId);
  const [sought, setSought] = useState('');
  if (!data) {
    return (
      <Loading label="Loading cards">
        <Stack gap={3}>
          {[0, 1].map((row) => (
            <Skeleton key={row} height="4.5rem" />
          ))}
        </Stack>
      </Loading>
    );
  }
  if (data.records.length === 0) {
    return (
      <EmptyState
        icon="card"
        title="No saved cards yet"
        action={mayAdd && <ButtonLink to={to.new}>Add your first card</ButtonLink>}
      >
        Save a card once, and choose it at every checkout.
      </EmptyState>
    );
  }
  const shown = data.records.filter((card) => wordsOf(card).includes(sought.trim().toLowerCase()));
  return (
    <Stack gap={4}>
      {teamId !== null && !data.records.some(({ can }) => can.update) && (
        <Notice tone="info">Admins of the organization name, choose and remove these cards.</Notice>
      )}
      {data.records.length >= manyCards && (
        <TextField
          type="search"
          label="Find a card"
          description={`${data.count} cards; by name, its last four digits or who added it`}
          value={sought}
          onChange={setSought}
        />
      )}
      {shown.length > 0 ? (
        <Stack as="ul" gap={3} aria-label="Cards">
          {shown.map((card) => (
            <CardRow key={card.id} card={card} teamId={teamId} editAt={to.edit(card.id)} />
          ))}
        </Stack>
      ) : (
        <p role="status">No card is called so.</p>
      )}
    </Stack>
  );
}

const wordsOf = (card: SavedCard) => `${card.nickname} ${cardInWords(card)} ${card.owner_name}`.toLowerCase();
