import type {ComponentProps, ReactNode} from 'react';
import ActivityIndicator from 'react-native-web/dist/exports/ActivityIndicator';
import WebPressable from 'react-native-web/dist/exports/Pressable';
import StyleSheet from 'react-native-web/dist/exports/StyleSheet';
import WebText from 'react-native-web/dist/exports/Text';
import WebView from 'react-native-web/dist/exports/View';

export {ActivityIndicator, StyleSheet};
export * from 'expo-iap-test-kit/reactNative';

type AccessibilityState = {
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly checked?: boolean;
  readonly selected?: boolean;
  readonly expanded?: boolean;
};

type Accessible = {readonly accessibilityState?: AccessibilityState};

/** React Native for Web drops `accessibilityState`; the browser needs its parts. */
function withAria<Props extends Accessible>({accessibilityState, ...props}: Props) {
  const {busy, disabled, checked, selected, expanded} = accessibilityState ?? {};
  return {
    ...props,
    'aria-busy': busy,
    'aria-disabled': disabled,
    'aria-checked': checked,
    'aria-selected': selected,
    'aria-expanded': expanded,
  };
}

export const View = (props: ComponentProps<typeof WebView> & Accessible) => (
  <WebView {...withAria(props)} />
);

export const Text = (props: ComponentProps<typeof WebText> & Accessible) => (
  <WebText {...withAria(props)} />
);

export const Pressable = (props: ComponentProps<typeof WebPressable> & Accessible) => (
  <WebPressable {...withAria(props)} />
);

export function Button(props: {title: string; onPress?: () => void; disabled?: boolean}) {
  return (
    <Pressable accessibilityRole="button" disabled={props.disabled} onPress={props.onPress}>
      <Text>{props.title}</Text>
    </Pressable>
  );
}

/** A list that draws all its rows: a simulated shop has few. */
export function FlatList<Item>(props: {
  data: readonly Item[];
  keyExtractor?: (item: Item, index: number) => string;
  renderItem: (row: {item: Item; index: number}) => ReactNode;
  ListEmptyComponent?: ReactNode;
}) {
  const keyOf = props.keyExtractor ?? ((_: Item, index: number) => String(index));
  if (props.data.length === 0) return <View>{props.ListEmptyComponent}</View>;
  return (
    <View role="list" style={{gap: 8}}>
      {props.data.map((item, index) => (
        <View key={keyOf(item, index)} role="listitem">
          {props.renderItem({item, index})}
        </View>
      ))}
    </View>
  );
}

export {View as SafeAreaView, View as ScrollView};
