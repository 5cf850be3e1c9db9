import { EditContact } from '../../components/Contacts/EditContact';

/** Changes a contact, over the contacts of the meal planner. */
export default function EditContactOverPlanner() {
  return <EditContact below="planner" />;
}
