import { PageError } from '@copper-carrot/contracts';
import { useParams } from 'react-router-dom';
import { PollList } from './PollList';

/** One's polls (CUST-14, ORG-12). */
export default function Polls() {
  const { code } = useParams();
  if (code !== undefined) throw new PageError(404);
  return <PollList />;
}
