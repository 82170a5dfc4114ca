import {useCallback, useEffect, useRef, useState} from 'react';
import {AppState} from 'react-native';
import {loadAccount, type Account, type Session} from './server-check';

const DAY = 24 * 60 * 60 * 1000;

/** What the user who is signed in has, as the server said last. */
export function useAccount(session: Session) {
  const {userId} = session;
  /** By user: a late answer for the former one must not reach the next. */
  const [accounts, setAccounts] = useState<Readonly<Record<string, Account>>>({});
  const [failed, setFailed] = useState(false);
  const [now, setNow] = useState(Date.now);
  const given = useRef(0);
  const account = accounts[userId];

  const show = useCallback(
    (latest: Account) => setAccounts((all) => ({...all, [userId]: latest})),
    [userId],
  );

  /** Shows the account that came with a purchase. */
  const give = useCallback(
    (latest: Account) => {
      given.current += 1;
      show(latest);
    },
    [show],
  );

  // #region account
  const read = useCallback(async () => {
    let before: number;
    let latest: Account;
    do {
      before = given.current;
      latest = await loadAccount(session);
      // A purchase that was settled in the meantime can be missing in this answer.
    } while (before !== given.current);
    show(latest);
    return latest;
  }, [session, show]);

  const refresh = useCallback(async () => {
    const isRead = await read().then(
      () => true,
      () => false,
    );
    setFailed(!isRead);
    setNow(Date.now());
  }, [read]);

  useEffect(() => {
    void refresh();
    const subscription = AppState.addEventListener('change', (state) => {
      if (state === 'active') void refresh();
    });
    return () => subscription.remove();
  }, [refresh]);

  useEffect(() => {
    // An access ends by the clock. The server knows whether it was renewed.
    const waits = Object.values(account?.access ?? {}).map((end) => end - now);
    const timer = setTimeout(
      () => {
        setNow(Date.now());
        void refresh();
      },
      Math.min(DAY, ...waits.filter((wait) => wait > 0)),
    );
    return () => clearTimeout(timer);
  }, [account, now, refresh]);
  // #endregion

  const owns = (productId: string) => (account?.access[productId] ?? 0) > now;
  return {account, owns, give, read, unread: !account && failed};
}
