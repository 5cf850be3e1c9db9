import { type Schemas } from '@copper-carrot/contracts';
import { Areas } from '../../components/landing/Areas';
import { Cuisines } from '../../components/landing/Cuisines';
import { HowItWorks } from '../../components/landing/HowItWorks';
import { Kitchens } from '../../components/landing/Kitchens';
import { Occasions } from '../../components/landing/Occasions';
import { GroupBand } from './GroupBand';

export interface FurtherProps {
  place: Schemas['Place'] | null;
  places: readonly Schemas['Place'][];
}

/** The home page below its first view. */
export function Further({ place, places }: FurtherProps) {
  return (
    <>
      <Cuisines place={place} title="What are you hungry for?" />
      <HowItWorks />
      <Kitchens place={place} />
      <GroupBand place={place} />
      <Occasions place={place} />
      <Areas places={places} />
    </>
  );
}
