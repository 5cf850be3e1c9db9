import { useState } from 'react';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs';
import { type StorySet } from '../StyleGuide/story';
import { Pagination } from './Pagination';

function Pages() {
  const [page, setPage] = useState(4);
  return <Pagination page={page} count={280} pageSize={24} onPage={setPage} />;
}

export const paginationStories: StorySet = {
  component: 'Pagination, Breadcrumbs',
  group: 'Finding the way',
  about: 'From page to page, and back to the top.',
  stories: [
    { name: 'Pages', wide: true, Example: Pages },
    {
      name: 'Breadcrumbs',
      Example: () => (
        <Breadcrumbs
          items={[
            { label: 'Boston', to: '/search' },
            { label: 'Saffron Road', to: '/search' },
            { label: 'Shawarma feast' },
          ]}
        />
      ),
    },
  ],
};
