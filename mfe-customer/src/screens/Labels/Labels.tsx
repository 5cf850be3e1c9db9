import { pageId, read, type Schemas } from '@copper-carrot/contracts';
import { useRead } from '@copper-carrot/contracts/runtime';
import { Breadcrumbs } from '@copper-carrot/shared-ui/Breadcrumbs';
import { Button, ButtonLink } from '@copper-carrot/shared-ui/Button';
import { EmptyState } from '@copper-carrot/shared-ui/EmptyState';
import { Cluster, Stack } from '@copper-carrot/shared-ui/Layout';
import { PageTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Section } from '@copper-carrot/shared-ui/Section';
import { Loading, Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { color, radius, space, text } from '@copper-carrot/shared-ui/tokens';
import { count } from '@copper-carrot/shared-ui/words';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { orderPages } from '../../components/order-pages';

const labelsUrl = (id: number) => read('/cpi/v1/orderer/orders/{id}/labels', { params: { id } });
const sheetsUrl = (id: number) => read('/cpi/v1/orderer/orders/{id}/labels/sheets', { params: { id } });

/** The labels of an order to print (2 §2): whose meal is which, else what is in each tray. */
export default function Labels() {
  const { id, organizationId } = useParams();
  return (
    <Section page title="We could not load the labels">
      <LabelPage id={pageId(id)} organizationId={organizationId} />
    </Section>
  );
}

function LabelPage({ id, organizationId }: { id: number; organizationId: string | undefined }) {
  const { data } = useRead(labelsUrl(id));
  const back = orderPages(id, organizationId).order;
  if (!data)
    return (
      <Loading label="Loading the labels">
        <Sheet>
          {[0, 1, 2, 3].map((each) => (
            <Skeleton key={each} height="9rem" />
          ))}
        </Sheet>
      </Loading>
    );
  return (
    <Stack gap={6}>
      <Head>
        <Stack gap={6}>
          <Breadcrumbs items={[{ label: `Order #${id}`, to: back }, { label: 'Labels' }]} />
          <PageTitle
            below={data.labels.length > 0 && count(data.labels.length, 'label', 'labels')}
            actions={
              data.labels.length > 0 && (
                <Cluster>
                  <Button onClick={() => window.print()}>Print</Button>
                  <ButtonLink variant="secondary" icon="receipt" href={sheetsUrl(id)}>
                    Labels (PDF)
                  </ButtonLink>
                </Cluster>
              )
            }
          >
            Labels
          </PageTitle>
        </Stack>
      </Head>
      {data.labels.length === 0 ? (
        <EmptyState
          icon="receipt"
          title="Nothing to label"
          action={<ButtonLink to={back}>See the order</ButtonLink>}
        >
          Labels are for an order that is placed and comes.
        </EmptyState>
      ) : (
        <Sheet aria-label="Labels">
          {data.labels.map((label, index) => (
            // Two portions may say the same.
            <Label key={index} label={label} foot={data.foot} />
          ))}
        </Sheet>
      )}
    </Stack>
  );
}

function Label({ label, foot }: { label: Schemas['OrderLabel']; foot: readonly string[] }) {
  const { name, dish, marks, allergens, note, warning } = label;
  return (
    <Box>
      <strong>{name ?? dish}</strong>
      {name !== null && <span>{dish}</span>}
      {marks && <b>{marks}</b>}
      {warning && <b>{warning}</b>}
      <Small>{allergens}</Small>
      {note && <Small>“{note}”</Small>}
      <Foot>{foot.filter(Boolean).join(' · ')}</Foot>
    </Box>
  );
}

const Head = styled.div`
  @media print {
    display: none;
  }
`;
const Sheet = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: ${space(3)};

  /* On paper they lie over the page around them, of which nothing is to be seen. */
  @media print {
    position: absolute;
    inset: 0 0 auto;
    z-index: 100;
    grid-template-columns: 1fr 1fr;
    gap: 0;
    align-content: start;
    min-height: 100vh;
    background: #fff;
  }
`;
const Box = styled.li`
  display: grid;
  gap: ${space(1)};
  align-content: start;
  min-height: 9rem;
  padding: ${space(3)} ${space(4)};
  overflow-wrap: anywhere;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  break-inside: avoid;

  > strong {
    font-size: ${text.large};
  }
`;
const Small = styled.span`
  color: ${color.inkSoft};
  font-size: ${text.small};
`;
const Foot = styled(Small)`
  align-self: end;
`;
