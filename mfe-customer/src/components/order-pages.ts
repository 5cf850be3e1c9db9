import { href } from '@copper-carrot/contracts';

/** The pages of an order, under the organization that one looks from or under oneself. */
export function orderPages(id: number, teamId: number | string | null | undefined) {
  const [own, ofTeam] = [{ id }, { id, organizationId: teamId ?? undefined }];
  return teamId === null || teamId === undefined
    ? {
        order: href.customerOrder(own),
        messages: href.customerOrderMessages(own),
        labels: href.customerOrderLabels(own),
        survey: href.customerOrderSurvey(own),
      }
    : {
        order: href.organizationOrder(ofTeam),
        messages: href.organizationOrderMessages(ofTeam),
        labels: href.organizationOrderLabels(ofTeam),
        survey: href.organizationOrderSurvey(ofTeam),
      };
}
