import { EditContact } from '../../components/Contacts/EditContact';

/** Changes a contact, over the page of the organization's settings. */
export default function EditContactOverSettings() {
  return <EditContact below="settings" />;
}
