import { NewContact } from '../../components/Contacts/EditContact';

/** Adds a contact, over the page of the organization's members. */
export default function NewContactOverMembers() {
  return <NewContact below="members" />;
}
