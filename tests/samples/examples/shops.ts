import {screen} from '@testing-library/react';
import {vi} from 'vitest';

const userId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
export const session = {userId, token: userId};

/** What the shop for subscriptions calls to unlock a plan. */
export const giveAccess = vi.fn<(productId: string, until: number) => void>();

/** What the heading says of the account. */
export const heading = (): string | null => screen.getByRole('heading').textContent;

const ofCoins = {
  ...{id: 'coins_100', button: /100 coins/, ends: 'consume'},
  isGiven: () => heading() === 'You have 100 coins',
};

const isYours = () => screen.queryByText('No ads: yours') !== null;
const isUnlocked = () => giveAccess.mock.calls.length > 0;

/**
 * The shops that readers can copy whole: what is bought in the tests, by which button, how Android ends it, and whether the
 * user has it; something else that it sells, when it reads what is open, and what a restore brings back.
 */
export const shops = [
  {
    ...{file: 'basic-store.tsx', props: {userId: 'user', balance: 0}, ...ofCoins},
    ...{other: 'coins_500', otherEnds: 'consume', restores: null, reads: 'at the next start'},
  },
  {
    ...{file: 'complete-impl.tsx', props: {session}, ...ofCoins},
    ...{other: 'remove_ads', otherEnds: 'finish', reads: 'on return'},
    restores: {kept: 'remove_ads', isBack: isYours, says: 'Your purchases are back.'},
  },
  {
    ...{file: 'subscription-manager.tsx', props: {giveAccess}, id: 'pro_yearly', button: /yearly/},
    ...{ends: 'finish', isGiven: isUnlocked},
    ...{other: 'pro_monthly', otherEnds: 'finish', reads: 'on return'},
    restores: {kept: 'pro_yearly', isBack: isUnlocked, says: ''},
  },
] as const;
