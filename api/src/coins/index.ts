export {
  coinsLeft,
  coinsProblem,
  earnCoins,
  earnReferralCoins,
  returnReferralCoins,
  settleCredit,
  takeBackCoins,
} from './ledger';
export { lapseCoins } from './lapse-coins';
export { lapsesAtSql } from './lapsing';
