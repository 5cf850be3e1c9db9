import { formatPhone, telHref, type Schemas } from '@copper-carrot/contracts';
import { Link } from '@copper-carrot/shared-ui/Link';
import { color, media, space, text } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';

/** Who it is for and where it goes. */
export function DeliveryFacts({ order }: { order: Schemas['CatererOrder'] }) {
  const { customer, address } = order;
  const phone = customer.contact_phone;
  return (
    <List>
      <Fact label="For">{[customer.team_name, customer.name].filter(Boolean).join(', ')}</Fact>
      {!order.pickup && (
        <Fact label="Address">
          {[address.company_name, address.formatted_address, address.suite].filter(Boolean).join('\n')}
        </Fact>
      )}
      <Fact label="Contact">{customer.contact_name}</Fact>
      {phone && (
        <Fact label="Phone">
          <Link href={telHref(phone)}>{formatPhone(phone)}</Link>
        </Fact>
      )}
      <Fact label="Instructions">{address.delivery_instructions}</Fact>
    </List>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${space(3)};
  margin: ${space(3)} 0 0;
  > div {
    display: grid;
    gap: ${space(1)} ${space(4)};
    ${media.mobileLandscape} {
      grid-template-columns: 8rem 1fr;
    }
  }
  dt {
    color: ${color.inkSoft};
    font-size: ${text.small};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
