import {AppState, Linking, Platform} from 'expo-iap-test-kit/reactNative';
import type {ReactNode} from 'react';

type Accessible = {
  readonly accessibilityLabel?: string;
  readonly accessibilityRole?: string;
  readonly children?: ReactNode;
};

const roles: Readonly<Record<string, string>> = {header: 'heading', alert: 'alert'};

export {AppState, Linking, Platform};

/** `AppState` whose listeners are known, so that a test sees which ones an app leaves behind. */
export function appStateWith(listeners: Set<(state: string) => void>): typeof AppState {
  return {
    ...AppState,
    addEventListener: (event, listener) => {
      const end = AppState.addEventListener(event, listener);
      listeners.add(listener);
      return {
        remove: () => {
          listeners.delete(listener);
          end.remove();
        },
      };
    },
  };
}

/** A box. */
export function View({children, accessibilityLabel}: Accessible) {
  return <div aria-label={accessibilityLabel}>{children}</div>;
}

/** A text with the role that assistive technology announces. */
export function Text({children, accessibilityRole}: Accessible) {
  return <span role={roles[accessibilityRole ?? '']}>{children}</span>;
}

/** A button; a disabled one cannot be pressed. */
export function Pressable(props: Accessible & {disabled?: boolean; onPress?: () => void}) {
  return (
    <button
      aria-label={props.accessibilityLabel}
      disabled={props.disabled}
      onClick={props.onPress}
      type="button"
    >
      {props.children}
    </button>
  );
}

/** A spinner that has a name. */
export function ActivityIndicator({accessibilityLabel}: Accessible) {
  return <div aria-label={accessibilityLabel} role="progressbar" />;
}

/** A list without recycling. */
export function FlatList<Item>(props: {
  data: readonly Item[];
  keyExtractor: (item: Item) => string;
  renderItem: (row: {item: Item}) => ReactNode;
}) {
  return (
    <ul>
      {props.data.map((item) => (
        <li key={props.keyExtractor(item)}>{props.renderItem({item})}</li>
      ))}
    </ul>
  );
}

/** A button with its own title. */
export function Button(props: {title: string; disabled?: boolean; onPress?: () => void}) {
  return (
    <button disabled={props.disabled} onClick={props.onPress} type="button">
      {props.title}
    </button>
  );
}
