import { NewContact } from '../../components/Contacts/EditContact';

/** Adds a contact, over the contacts of the meal planner. */
export default function NewContactOverPlanner() {
  return <NewContact below="planner" />;
}
