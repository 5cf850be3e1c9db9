import { NewContact } from '../../components/Contacts/EditContact';

/** Adds a contact, over the page of the organization's settings. */
export default function NewContactOverSettings() {
  return <NewContact below="settings" />;
}
