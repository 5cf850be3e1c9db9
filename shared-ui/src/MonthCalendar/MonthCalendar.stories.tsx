import { useState } from 'react';
import { Agenda } from '../Agenda/Agenda';
import { type StorySet } from '../StyleGuide/story';
import { type CalendarEntry, MonthCalendar } from './MonthCalendar';

const entries: CalendarEntry[] = [
  {
    id: '1',
    date: '2027-03-17',
    time: '11:45',
    label: 'Quarterly planning lunch',
    detail: '24 people · Saffron Table',
    tone: 'leaf',
    to: '/style-guide',
  },
  {
    id: '2',
    date: '2027-03-17',
    time: '15:00',
    label: 'Coffee and fruit',
    detail: '24 people · Daily Grind',
    tone: 'honey',
    to: '/style-guide',
  },
  {
    id: '3',
    date: '2027-03-17',
    time: '08:30',
    label: 'Breakfast',
    detail: '12 people',
    tone: 'leaf',
    to: '/style-guide',
  },
  {
    id: '4',
    date: '2027-03-17',
    time: '18:30',
    label: 'Board dinner',
    detail: '9 people · Harbor House',
    tone: 'aubergine',
    to: '/style-guide',
  },
  { id: '5', date: '2027-03-22', label: 'Kitchen closed', tone: 'danger' },
  {
    id: '6',
    date: '2027-03-24',
    time: '12:00',
    label: 'Lunch poll ends',
    tone: 'copper',
    to: '/style-guide',
  },
  {
    id: '7',
    date: '2027-04-02',
    time: '12:00',
    label: 'Welcome lunch for the spring interns and their mentors',
    tone: 'leaf',
    to: '/style-guide',
  },
];

function Planned() {
  const [month, setMonth] = useState('2027-03');
  return (
    <MonthCalendar
      label="Planned meals"
      entries={entries}
      today="2027-03-17"
      month={month}
      onMonth={setMonth}
    />
  );
}

export const monthCalendarStories: StorySet = {
  component: 'MonthCalendar, Agenda',
  group: 'Telling',
  about:
    'What stands in which day. Arrows move between days, Page Up and Page Down between months; on a phone it is an agenda.',
  stories: [
    { name: 'A month', wide: true, Example: Planned },
    {
      name: 'An agenda',
      wide: true,
      Example: () => <Agenda label="Next meals" entries={entries} today="2027-03-17" />,
    },
  ],
};
