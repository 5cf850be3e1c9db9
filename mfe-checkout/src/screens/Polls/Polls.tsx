import { useParams } from 'react-router-dom';
import { PollList } from './PollList';
import { SharedPoll } from './SharedPoll';

/** The poll of a link, for anybody who holds it, or the list of one's own (CUST-14, ORG-12). */
export default function Polls() {
  const { code } = useParams();
  return code === undefined ? <PollList /> : <SharedPoll key={code} code={code} />;
}
