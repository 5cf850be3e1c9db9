import type { Allergen, ChoiceType, ChosenPresentation, DietaryTag } from '@copper-carrot/contracts';

export interface ChoiceOption {
  id: number;
  packageItemId: number;
  name: string;
  description: string;
  priceCents: number;
  dietaryTags: DietaryTag[];
  /** Absent in what was agreed before anybody stated them. */
  allergens?: Allergen[];
  presentationType: ChosenPresentation | null;
  comboOf: number[];
}

export interface PackageChoice {
  id: number;
  hasChoice: boolean;
  choiceType: ChoiceType;
  properChoiceSubject: string | null;
  description: string;
  incrementBy: number;
  incrementSubject: string;
  incrementSubjectPlural: string;
  extraHeadcountPriceCents: number;
  maximumChoosableOptions: number | null;
  servingInfo: string;
  options: ChoiceOption[];
}
