import { type Schemas } from '@copper-carrot/contracts';
import { Card } from '@copper-carrot/shared-ui/Card';
import { Stack } from '@copper-carrot/shared-ui/Layout';
import { SectionTitle } from '@copper-carrot/shared-ui/PageTitle';
import { Skeleton } from '@copper-carrot/shared-ui/Skeleton';
import { color, space, text } from '@copper-carrot/shared-ui/tokens';
import styled from 'styled-components';
import { useActions } from '../../api';
import { OrderAction, ReviewAction } from './ActionRow';

type Brand = Schemas['BrandActions'];

interface Group {
  title: string;
  key: Exclude<keyof Brand, 'brand'>;
}
/** In the order and the words of 2 §4. */
const groups: readonly Group[] = [
  { title: "Re-Confirm Tomorrow's Orders", key: 'orders_awaiting_confirmation' },
  { title: 'Review Pending Orders', key: 'pending_orders' },
  { title: 'Review Order Change Requests', key: 'orders_with_pending_changes' },
  { title: 'Acknowledge Canceled Orders', key: 'canceled_and_unconfirmed_orders' },
  { title: 'Menu Reviews', key: 'pending_menu_reviews' },
];
const isEmpty = (brand: Brand) => groups.every(({ key }) => brand[key].length === 0);

/** What wants the attention of a caterer, in groups per brand (2 §4). */
export function ActionCenter() {
  const { data, error } = useActions();
  if (error && !data) return null;
  const isOfSeveral = (data?.brands.length ?? 0) > 1;
  const shown = data?.brands.filter((brand) => !isEmpty(brand)) ?? [];
  return (
    <Card as="section" aria-labelledby="action-center">
      <Stack gap={3}>
        <SectionTitle id="action-center">Action Center</SectionTitle>
        {!data && <Skeleton height="1.5rem" width="70%" />}
        {data && shown.length === 0 && (
          <Quiet>You don&apos;t have any actions that need your attention at the moment.</Quiet>
        )}
        {shown.map((brand) => (
          <Stack key={brand.brand.id} gap={3}>
            {isOfSeveral && <BrandName>{brand.brand.name}</BrandName>}
            {groups
              .filter(({ key }) => brand[key].length > 0)
              .map(({ title, key }) => (
                <section key={key} aria-label={`${title}, ${brand.brand.name}`}>
                  <GroupName as={isOfSeveral ? 'h4' : 'h3'}>
                    {title} ({brand[key].length})
                  </GroupName>
                  <Rows>
                    {key === 'pending_menu_reviews'
                      ? brand[key].map((item) => (
                          <li key={item.id}>
                            <ReviewAction item={item} brandId={brand.brand.id} />
                          </li>
                        ))
                      : brand[key].map((item) => (
                          <li key={item.id}>
                            <OrderAction item={item} brandId={brand.brand.id} group={key} />
                          </li>
                        ))}
                  </Rows>
                </section>
              ))}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

const Quiet = styled.p`
  color: ${color.inkSoft};
  font-size: ${text.small};
`;
const BrandName = styled.h3`
  font-size: ${text.body};
  font-weight: 650;
`;
const GroupName = styled.h3`
  font-size: ${text.small};
  font-weight: 650;
`;
const Rows = styled.ul`
  display: grid;
  list-style: none;

  > li + li {
    border-top: 1px solid ${color.line};
  }
  > li {
    padding-block: ${space(2)};
  }
`;
