import { addressFieldStories } from '../AddressField/AddressField.stories';
import { alertDialogStories } from '../AlertDialog/AlertDialog.stories';
import { avatarStories } from '../Avatar/Avatar.stories';
import { badgeStories } from '../Badge/Badge.stories';
import { bankDialogStories } from '../Payment/BankDialog.stories';
import { buttonStories } from '../Button/Button.stories';
import { cardFormStories } from '../Payment/CardForm.stories';
import { cardStories } from '../Card/Card.stories';
import { changeTableStories } from '../ChangeTable/ChangeTable.stories';
import { chartStories } from '../Chart/Chart.stories';
import { checkboxStories } from '../Checkbox/Checkbox.stories';
import { choiceEditorStories } from '../ChoiceEditor/ChoiceEditor.stories';
import { comboBoxStories } from '../ComboBox/ComboBox.stories';
import { datePickerStories } from '../DatePicker/DatePicker.stories';
import { dateRangePickerStories } from '../DateRangePicker/DateRangePicker.stories';
import { dialogStories } from '../Dialog/Dialog.stories';
import { drawerStories } from '../Drawer/Drawer.stories';
import { fileUploadStories } from '../FileUpload/FileUpload.stories';
import { filterBarStories } from '../FilterBar/FilterBar.stories';
import { formStories } from '../Form/Form.stories';
import { layoutStories } from '../Layout/Layout.stories';
import { linkStories } from '../Link/Link.stories';
import { linkTabsStories } from '../LinkTabs/LinkTabs.stories';
import { menuStories } from '../Menu/Menu.stories';
import { messageThreadStories } from '../MessageThread/MessageThread.stories';
import { monthCalendarStories } from '../MonthCalendar/MonthCalendar.stories';
import { noticeStories } from '../Notice/Notice.stories';
import { notificationsStories } from '../Notifications/Notifications.stories';
import { numberFieldStories } from '../NumberField/NumberField.stories';
import { paginationStories } from '../Pagination/Pagination.stories';
import { pinMapStories } from '../PinMap/PinMap.stories';
import { priceStories } from '../Price/Price.stories';
import { radioGroupStories } from '../RadioGroup/RadioGroup.stories';
import { ratingStories } from '../Rating/Rating.stories';
import { sectionStories } from '../Section/Section.stories';
import { selectStories } from '../Select/Select.stories';
import { tableStories } from '../Table/Table.stories';
import { tabsStories } from '../Tabs/Tabs.stories';
import { tagGroupStories } from '../TagGroup/TagGroup.stories';
import { textFieldStories } from '../TextField/TextField.stories';
import { dayListStories } from '../DayList/DayList.stories';
import { timelineStories } from '../Timeline/Timeline.stories';
import { wizardStories } from '../Wizard/Wizard.stories';
import { type StorySet } from './story';

/** Every component's examples, in the order of reading. */
export const stories: readonly StorySet[] = [
  buttonStories,
  linkStories,
  tagGroupStories,
  textFieldStories,
  numberFieldStories,
  selectStories,
  addressFieldStories,
  comboBoxStories,
  checkboxStories,
  radioGroupStories,
  datePickerStories,
  dateRangePickerStories,
  fileUploadStories,
  filterBarStories,
  wizardStories,
  formStories,
  cardFormStories,
  dialogStories,
  alertDialogStories,
  bankDialogStories,
  drawerStories,
  menuStories,
  notificationsStories,
  cardStories,
  choiceEditorStories,
  priceStories,
  badgeStories,
  ratingStories,
  noticeStories,
  sectionStories,
  dayListStories,
  timelineStories,
  changeTableStories,
  tableStories,
  monthCalendarStories,
  messageThreadStories,
  chartStories,
  pinMapStories,
  avatarStories,
  tabsStories,
  linkTabsStories,
  paginationStories,
  layoutStories,
];
