import { badgeStories } from '../Badge/Badge.stories';
import { buttonStories } from '../Button/Button.stories';
import { cardStories } from '../Card/Card.stories';
import { checkboxStories } from '../Checkbox/Checkbox.stories';
import { comboBoxStories } from '../ComboBox/ComboBox.stories';
import { datePickerStories } from '../DatePicker/DatePicker.stories';
import { dialogStories } from '../Dialog/Dialog.stories';
import { formStories } from '../Form/Form.stories';
import { layoutStories } from '../Layout/Layout.stories';
import { linkStories } from '../Link/Link.stories';
import { menuStories } from '../Menu/Menu.stories';
import { noticeStories } from '../Notice/Notice.stories';
import { notificationsStories } from '../Notifications/Notifications.stories';
import { numberFieldStories } from '../NumberField/NumberField.stories';
import { paginationStories } from '../Pagination/Pagination.stories';
import { priceStories } from '../Price/Price.stories';
import { radioGroupStories } from '../RadioGroup/RadioGroup.stories';
import { ratingStories } from '../Rating/Rating.stories';
import { sectionStories } from '../Section/Section.stories';
import { selectStories } from '../Select/Select.stories';
import { tableStories } from '../Table/Table.stories';
import { tabsStories } from '../Tabs/Tabs.stories';
import { textFieldStories } from '../TextField/TextField.stories';
import { timelineStories } from '../Timeline/Timeline.stories';
import { type StorySet } from './story';

/** Every component's examples, in the order of reading. */
export const stories: readonly StorySet[] = [
  buttonStories,
  linkStories,
  textFieldStories,
  numberFieldStories,
  selectStories,
  comboBoxStories,
  checkboxStories,
  radioGroupStories,
  datePickerStories,
  formStories,
  dialogStories,
  menuStories,
  notificationsStories,
  cardStories,
  priceStories,
  badgeStories,
  ratingStories,
  noticeStories,
  sectionStories,
  timelineStories,
  tableStories,
  tabsStories,
  paginationStories,
  layoutStories,
];
