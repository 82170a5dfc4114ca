import type {Shop} from '../shops/shop.tsx';

const ofCoins = {
  ...{id: 'coins_100', button: '100 coins', ends: 'consume'},
  isGiven: ({coins}: Shop) => coins === 100,
};

const hasNoAds = ({text}: Shop) => text.includes('No ads: yours');
const isUnlocked = ({unlocked}: Shop) => unlocked.length > 0;

/**
 * The shops that readers can copy whole: what is bought in the tests, by which button, how Android ends it, and whether the
 * user has it; something else that it sells, when it reads what is open, and what a restore brings back.
 */
export const shops = [
  {
    ...{name: 'basic-store', ...ofCoins},
    ...{other: 'coins_500', otherEnds: 'consume', restores: null, reads: 'at the next start'},
  },
  {
    ...{name: 'complete-impl', ...ofCoins},
    ...{other: 'remove_ads', otherEnds: 'finish', reads: 'on return'},
    restores: {kept: 'remove_ads', isBack: hasNoAds, says: 'Your purchases are back.'},
  },
  {
    ...{name: 'subscription-manager', id: 'pro_yearly', button: 'yearly'},
    ...{ends: 'finish', isGiven: isUnlocked},
    ...{other: 'pro_monthly', otherEnds: 'finish', reads: 'on return'},
    restores: {kept: 'pro_yearly', isBack: isUnlocked, says: ''},
  },
] as const;
