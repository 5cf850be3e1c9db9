import './theme/locale';

export { Badge, DietaryTags, DiversityTags, type BadgeTone } from './Badge/Badge';
export { Breadcrumbs, type Crumb } from './Breadcrumbs/Breadcrumbs';
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  type ButtonVariant,
} from './Button/Button';
export { Card, PictureCard, type CardProps, type PictureCardProps } from './Card/Card';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox';
export { ComboBox, type ComboBoxProps } from './ComboBox/ComboBox';
export { DatePicker, type DatePickerProps } from './DatePicker/DatePicker';
export { Dialog, type DialogProps } from './Dialog/Dialog';
export { Disclosure, type DisclosureProps } from './Disclosure/Disclosure';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState';
export { focusFirstError, Form, type FormProps } from './Form/Form';
export { type FieldErrors } from './Form/form-errors';
export { useApiForm, type ApiFormOptions } from './Form/useApiForm';
export { Icon, type IconName } from './Icon/Icon';
export { Cluster, Container, Grid, Sidebar, Stack } from './Layout/Layout';
export { Link, type LinkProps } from './Link/Link';
export { type Choice } from './ListBox/Option';
export { Menu, type MenuEntry, type MenuProps } from './Menu/Menu';
export { Notice, type NoticeProps, type Tone } from './Notice/Notice';
export { Notifications, type NotificationItem, type NotificationsProps } from './Notifications/Notifications';
export { NumberField, type NumberFieldProps } from './NumberField/NumberField';
export { PageTitle, SectionTitle, type PageTitleProps } from './PageTitle/PageTitle';
export { Pagination, type PaginationProps } from './Pagination/Pagination';
export { Picture, type PictureProps } from './Picture/Picture';
export { Price, type PriceProps } from './Price/Price';
export { PriceLines, type PriceLine, type PriceLinesProps } from './Price/PriceLines';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar';
export { QuantityStepper, type QuantityStepperProps } from './QuantityStepper/QuantityStepper';
export { RadioGroup, type RadioChoice, type RadioGroupProps } from './RadioGroup/RadioGroup';
export { Rating, type RatingProps } from './Rating/Rating';
export { RatingInput, type RatingInputProps } from './Rating/RatingInput';
export { Section, type SectionProps } from './Section/Section';
export { Select, type SelectProps } from './Select/Select';
export { Loading, Skeleton, SkeletonCard, SkeletonText, useLoadingState } from './Skeleton/Skeleton';
export { Switch, type SwitchProps } from './Switch/Switch';
export { Table, type Column, type TableProps } from './Table/Table';
export { Tabs, type TabItem, type TabsProps } from './Tabs/Tabs';
export { TextArea, type TextAreaProps } from './TextArea/TextArea';
export { TextField, type TextFieldProps } from './TextField/TextField';
export { Timeline, type TimelineStep } from './Timeline/Timeline';
export { timeSlots } from './TimeSlotPicker/time-slots';
export { TimeSlotPicker, type TimeSlotPickerProps } from './TimeSlotPicker/TimeSlotPicker';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip';
export { VisuallyHidden } from './VisuallyHidden/VisuallyHidden';

export {
  addMinutes,
  formatDate,
  formatDeliveryWindow,
  formatOrderDate,
  formatShortDate,
  formatTime,
} from './format/dates';
export { formatMoney } from './format/money';
export { count, joinList } from './format/words';
export { inZone, ownZone, todayIn, zoneNote } from './format/zones';

export { fontFiles } from './theme/fonts';
export { GlobalStyle } from './theme/GlobalStyle';
export { focusRing, tabular } from './theme/styles';
export { chooseTheme, readThemeChoice, type ThemeChoice } from './theme/theme-choice';
export { breakpoints, color, font, layer, media, motion, radius, shadow, space, text } from './theme/tokens';
export { useBelow } from './theme/useBelow';
