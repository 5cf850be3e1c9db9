import { href } from '@copper-carrot/contracts';
import { useNavigate, useParams } from 'react-router-dom';

/** Leaves a modal child for the order that it lies over. */
export function useCloseToOrder() {
  const { id = '', organizationId, customerId } = useParams();
  const navigate = useNavigate();
  return () => {
    const to = organizationId
      ? href.organizationOrder({ organizationId, id })
      : href.customerOrder({ customerId, id });
    void navigate(to, { replace: true });
  };
}
