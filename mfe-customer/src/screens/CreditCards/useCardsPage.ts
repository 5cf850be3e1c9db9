import { href } from '@copper-carrot/contracts';
import { useNavigate, useParams } from 'react-router-dom';
import { useOrganization } from '../../components/organization';

/** Whose cards the address names, its links, and the way back from a dialog to the list below. */
export function useCardsPage() {
  const { customerId } = useParams();
  const teamId = useOrganization();
  const navigate = useNavigate();
  const query = { organizationId: teamId };
  const to = {
    list: href.customerCreditCards({ customerId }, query),
    of: (organizationId: number | null) => href.customerCreditCards({ customerId }, { organizationId }),
    new: href.customerCreditCardNew({ customerId }, query),
    edit: (cardId: number) => href.customerCreditCardEdit({ customerId, cardId }, query),
  };
  return { teamId, to, close: () => void navigate(to.list, { replace: true }) };
}
