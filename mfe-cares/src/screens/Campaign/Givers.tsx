import type { Schemas } from '@copper-carrot/contracts';
import { useWrite } from '@copper-carrot/contracts/runtime';
import { AlertDialog } from '@copper-carrot/shared-ui/AlertDialog';
import { Button } from '@copper-carrot/shared-ui/Button';
import { formatDate } from '@copper-carrot/shared-ui/dates';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { formatMoney } from '@copper-carrot/shared-ui/money';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Pagination } from '@copper-carrot/shared-ui/Pagination';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { tabular } from '@copper-carrot/shared-ui/styles';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import { inZone, ownZone } from '@copper-carrot/shared-ui/zones';
import { useState } from 'react';
import styled from 'styled-components';
import { giversOnPage, refundGift, staleOfGift, useGivers } from '../../gifts-api';

const nameOf = ({ name }: Schemas['Giver']) => name ?? 'Anonymous';

/** Who gave, the latest first; a site admin gives back. */
export function Givers({ slug }: { slug: string }) {
  const [page, setPage] = useState(1);
  const { data } = useGivers(slug, page);
  const [returning, setReturning] = useState<Schemas['Giver'] | null>(null);
  const { run, failure } = useWrite((id: number) => refundGift(id), {
    stale: staleOfGift(slug),
    onDone: () => setReturning(null),
  });
  return (
    <Stack as="section" gap={4} aria-labelledby="givers-title">
      <SectionTitle id="givers-title">Who gave</SectionTitle>
      {!data ? (
        <Loading label="Loading who gave">
          <Skeleton height="8rem" />
        </Loading>
      ) : data.count === 0 ? (
        <p>There is no gift yet. Yours would be the first.</p>
      ) : (
        <>
          <List aria-labelledby="givers-title">
            {data.records.map((giver) => (
              <li key={giver.id}>
                <div>
                  <strong>{nameOf(giver)}</strong>
                  {giver.honoree && <span> in honor of {giver.honoree}</span>}
                  <Day>
                    {formatDate(inZone(giver.given_at, ownZone()).date)}
                    {giver.monthly && ' · every month'}
                  </Day>
                </div>
                <Amount>{formatMoney(giver.amount)}</Amount>
                {giver.can.refund && (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={`Return the gift of ${nameOf(giver)}, ${formatMoney(giver.amount)}`}
                    onClick={() => setReturning(giver)}
                  >
                    Return
                  </Button>
                )}
              </li>
            ))}
          </List>
          <Pagination
            label="Pages of gifts"
            page={page}
            count={data.count}
            pageSize={giversOnPage}
            onPage={setPage}
          />
        </>
      )}
      <AlertDialog
        open={returning !== null}
        onClose={() => setReturning(null)}
        title="Return this gift?"
        confirm="Return it"
        error={failure?.message}
        onConfirm={() => returning && run(returning.id)}
      >
        {returning &&
          `All that ${nameOf(returning)} was charged goes back to their card, and the gift counts no more.`}
      </AlertDialog>
    </Stack>
  );
}

const List = styled.ul`
  > li {
    display: flex;
    gap: ${space(4)};
    align-items: start;
    justify-content: space-between;
    padding: ${space(3)} 0;
    border-top: 1px solid ${color.line};
  }
  > li > :first-child {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
const Day = styled.div`
  font-size: ${text.small};
  color: ${color.inkSoft};
`;
const Amount = styled.span`
  ${tabular}
  font-weight: 600;
`;
