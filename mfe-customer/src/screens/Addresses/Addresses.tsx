import { href, PageError, pageId } from '@copper-carrot/contracts';
import { useUser } from '@copper-carrot/contracts/runtime';
import { Button } from '@copper-carrot/shared-ui/Button';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Grid, Stack } from '@copper-carrot/shared-ui/Layout';
import { LinkTabs } from '@copper-carrot/shared-ui/LinkTabs';
import { Notice } from '@copper-carrot/shared-ui/Notice';
import { onDemand, useOnDemand } from '@copper-carrot/shared-ui/on-demand';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { AddressCard } from './AddressCard';
import type { AddressDialogProps } from './AddressDialog';
import { type Address, type Book, useBook, useBooks } from './api';

const dialog = onDemand(async () => (await import('./AddressDialog')).AddressDialog);

/** The saved addresses of a person, and of each of their organizations (2 §2). */
export default function Addresses() {
  const [search] = useSearchParams();
  const asked = search.get('organizationId');
  const teamId = asked === null ? null : pageId(asked);
  const books = useBooks();
  const book = books.data?.records.find(({ team_id }) => team_id === teamId);
  const [edited, setEdited] = useState<Address | 'new' | null>(null);
  const opensOn = useFilledBook(books.data?.records, asked === null);
  if (books.data && !book) throw new PageError(404, 'This page could not be found');
  if (opensOn !== null) return <Navigate replace to={bookPage(opensOn)} />;
  return (
    <Stack gap={6}>
      <PageTitle
        below="Offices and other doors that you order to. Choose one at checkout, and its floor, contact and instructions come along."
        actions={
          book?.can.edit && book.count > 0 && <Button onClick={() => setEdited('new')}>Add an address</Button>
        }
      >
        Addresses
      </PageTitle>
      {books.data && books.data.records.length > 1 && (
        <LinkTabs
          label="Whose addresses"
          selected={String(teamId)}
          items={books.data.records.map(({ team_id: id, name, count }) => ({
            id: String(id),
            label: id === null ? 'Your own' : name,
            count,
            to: bookPage(id),
          }))}
        />
      )}
      <Section page key={String(teamId)} title="We could not load the addresses">
        <Entries teamId={teamId} book={book} onEdit={setEdited} />
      </Section>
      {edited && <Editing teamId={teamId} address={edited} onClose={() => setEdited(null)} />}
    </Stack>
  );
}

const bookPage = (teamId: number | null) => href.customerAddresses(undefined, { organizationId: teamId });

/**
 * The organization whose book is opened where one's own was asked for and is empty; null for none. Decided once: whoever goes on
 * to their own empty book is left there.
 */
function useFilledBook(books: readonly Book[] | undefined, isOwnAsked: boolean): number | null {
  const user = useUser();
  const [isOpening, setIsOpening] = useState(isOwnAsked);
  const filled = books?.filter(({ count }) => count > 0) ?? [];
  const best = filled.find(({ team_id: id }) => id === user?.current_team?.id) ?? filled[0];
  const opensOn = filled.some(({ team_id: id }) => id === null) ? null : (best?.team_id ?? null);
  if (isOpening && books && (!isOwnAsked || opensOn === null)) setIsOpening(false);
  return isOpening && isOwnAsked ? opensOn : null;
}

interface EntriesProps {
  teamId: number | null;
  book: Book | undefined;
  onEdit: (address: Address | 'new') => void;
}

function Entries({ teamId, book, onEdit }: EntriesProps) {
  const { data } = useBook(teamId);
  if (!data || !book) {
    return (
      <Loading label="Loading addresses">
        <Grid gap={4} least="20rem">
          {[0, 1].map((card) => (
            <Skeleton key={card} height="11rem" />
          ))}
        </Grid>
      </Loading>
    );
  }
  const { edit } = book.can;
  return (
    <Stack gap={4}>
      {!edit && <Notice tone="info">Admins of {book.name} keep these addresses.</Notice>}
      {data.records.length === 0 ? (
        <EmptyState
          icon="pin"
          title="No saved addresses yet"
          action={edit && <Button onClick={() => onEdit('new')}>Add your first address</Button>}
        >
          {edit
            ? 'Save the door that the food comes to once, with its floor and how to get in, and choose it at every checkout.'
            : 'Once an admin saves one, you can choose it at checkout.'}
        </EmptyState>
      ) : (
        <Grid gap={4} least="min(20rem, 100%)">
          {data.records.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              teamId={teamId}
              onEdit={edit ? () => onEdit(address) : undefined}
            />
          ))}
        </Grid>
      )}
    </Stack>
  );
}

type EditingProps = Omit<AddressDialogProps, 'placeId'>;

/** Its code comes when an address is edited: most come to look. */
function Editing(props: EditingProps) {
  const placeId =
    useBook(props.teamId).data?.records.find(({ place_id: id }) => id !== null)?.place_id ?? null;
  return useOnDemand(dialog, true) ? <dialog.Part {...props} placeId={placeId} /> : null;
}
