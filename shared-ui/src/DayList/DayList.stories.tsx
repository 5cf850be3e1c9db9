import { type StorySet } from '../StyleGuide/story';
import { count } from '../format/words';
import { DayList } from './DayList';

const orders = [
  { id: 1043, start_date: '2027-03-15', name: 'Falafel and pita table', headcount: 45 },
  { id: 1044, start_date: '2027-03-15', name: 'Mezze bowls', headcount: 22 },
  { id: 1051, start_date: '2027-03-17', name: 'Taco bar', headcount: 12 },
];

export const dayListStories: StorySet = {
  component: 'DayList',
  group: 'Telling',
  about: 'Rows of 44 to 56 px under their day.',
  stories: [
    {
      name: 'Orders of two days',
      Example: () => (
        <DayList items={orders} sum={(ofDay) => count(ofDay.length, 'order')}>
          {({ id, name, headcount }) => (
            <div style={{ padding: '0.75rem 1rem' }}>
              #{id} {name}, {count(headcount, 'person', 'people')}
            </div>
          )}
        </DayList>
      ),
    },
  ],
};
