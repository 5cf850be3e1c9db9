import { useParams } from 'react-router-dom';
import { PollList } from './PollList';
import { SharedPoll } from './SharedPoll';

/** A poll by its link, or the person's list (CUST-14, ORG-12). */
export default function Polls() {
  const { code } = useParams();
  return code === undefined ? <PollList /> : <SharedPoll key={code} code={code} />;
}
