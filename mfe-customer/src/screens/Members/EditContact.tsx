import { EditContact } from '../../components/Contacts/EditContact';

/** Changes a contact, over the page of the organization's members. */
export default function EditContactOverMembers() {
  return <EditContact below="members" />;
}
