import { href, pageId } from '@copper-carrot/contracts';
import { useNavigate, useParams } from 'react-router-dom';

/** The organization of the address, and the way back from a dialog to its templates. */
export function useTemplatesPage() {
  const organizationId = pageId(useParams().organizationId);
  const navigate = useNavigate();
  const list = href.mealPlannerPreferences({ organizationId });
  return { organizationId, list, close: () => void navigate(list, { replace: true }) };
}
