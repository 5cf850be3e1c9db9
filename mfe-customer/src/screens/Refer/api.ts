import { pageQuery, read } from '@copper-carrot/contracts';

export const pageSize = 20;

export const urls = {
  link: read('/cpi/v2/orderer/referrals/link'),
  referrals: (page: number) => read('/cpi/v2/orderer/referrals', { query: pageQuery(page, pageSize) }),
  referrer: (uuid: string) => read('/cpi/v2/public/referrals/{uuid}', { params: { uuid } }),
} as const;
