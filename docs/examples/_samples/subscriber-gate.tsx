import type {ReactNode} from 'react';
import {ActivityIndicator, Text} from 'react-native';
import {useStore} from './store-provider';

type GateProps = {
  readonly productId: string;
  /** What only a subscriber sees. */
  readonly children: ReactNode;
  /** What everybody else sees, such as a paywall. */
  readonly otherwise: ReactNode;
};

/** Shows a screen only to a subscriber. */
export default function SubscriberGate({productId, children, otherwise}: GateProps) {
  const {account, message, owns} = useStore();
  if (owns(productId)) return children;
  if (account) return otherwise;
  // Nobody knows yet: a subscriber who sees the paywall now could pay a second time.
  if (message !== '') return <Text accessibilityRole="alert">{message}</Text>;
  return <ActivityIndicator accessibilityLabel="Reading your account" />;
}
