// The parts of React Native that the phone of the playground has, as React Native 0.81 types them.
import type {ComponentType, ReactElement, ReactNode} from 'react';

type Falsy = undefined | null | false | '';
type StyleProp<T> = T | readonly StyleProp<T>[] | Falsy;
type Size = number | `${number}%` | 'auto' | null;
type Edge = '' | 'Top' | 'Bottom' | 'Left' | 'Right' | 'Start' | 'End' | 'Horizontal' | 'Vertical';
type Edges<Prefix extends string> = {[Name in Edge as `${Prefix}${Name}`]?: Size | undefined};
interface ViewStyle extends Edges<'margin'>, Edges<'padding'> {
  flex?: number | undefined;
  flexDirection?: 'row' | 'column' | 'row-reverse' | 'column-reverse' | undefined;
  flexWrap?: 'wrap' | 'nowrap' | 'wrap-reverse' | undefined;
  flexGrow?: number | undefined;
  flexShrink?: number | undefined;
  alignItems?: 'flex-start' | 'flex-end' | 'center' | 'stretch' | 'baseline' | undefined;
  alignSelf?: 'auto' | 'flex-start' | 'flex-end' | 'center' | 'stretch' | 'baseline' | undefined;
  justifyContent?:
    | 'flex-start'
    | 'flex-end'
    | 'center'
    | 'space-between'
    | 'space-around'
    | 'space-evenly'
    | undefined;
  gap?: number | string | undefined;
  rowGap?: number | string | undefined;
  columnGap?: number | string | undefined;
  position?: 'absolute' | 'relative' | 'static' | undefined;
  top?: Size | undefined;
  bottom?: Size | undefined;
  left?: Size | undefined;
  right?: Size | undefined;
  width?: Size | undefined;
  height?: Size | undefined;
  minWidth?: Size | undefined;
  minHeight?: Size | undefined;
  maxWidth?: Size | undefined;
  maxHeight?: Size | undefined;
  backgroundColor?: string | undefined;
  borderColor?: string | undefined;
  borderRadius?: number | string | undefined;
  borderWidth?: number | undefined;
  opacity?: number | undefined;
  overflow?: 'visible' | 'hidden' | 'scroll' | undefined;
  display?: 'none' | 'flex' | 'contents' | undefined;
}
interface TextStyle extends ViewStyle {
  color?: string | undefined;
  fontFamily?: string | undefined;
  fontSize?: number | undefined;
  fontStyle?: 'normal' | 'italic' | undefined;
  fontWeight?:
    | 'normal'
    | 'bold'
    | '100'
    | '200'
    | '300'
    | '400'
    | '500'
    | '600'
    | '700'
    | '800'
    | '900'
    | number
    | undefined;
  letterSpacing?: number | undefined;
  lineHeight?: number | undefined;
  textAlign?: 'auto' | 'left' | 'right' | 'center' | 'justify' | undefined;
  textDecorationLine?: 'none' | 'underline' | 'line-through' | undefined;
}

type AccessibilityRole =
  | 'none'
  | 'button'
  | 'togglebutton'
  | 'link'
  | 'search'
  | 'image'
  | 'text'
  | 'adjustable'
  | 'imagebutton'
  | 'header'
  | 'summary'
  | 'alert'
  | 'checkbox'
  | 'combobox'
  | 'menu'
  | 'menubar'
  | 'menuitem'
  | 'progressbar'
  | 'radio'
  | 'radiogroup'
  | 'scrollbar'
  | 'spinbutton'
  | 'switch'
  | 'tab'
  | 'tabbar'
  | 'tablist'
  | 'timer'
  | 'list'
  | 'toolbar';
interface AccessibilityProps {
  accessible?: boolean | undefined;
  accessibilityLabel?: string | undefined;
  accessibilityHint?: string | undefined;
  accessibilityRole?: AccessibilityRole | undefined;
  accessibilityState?:
    | {
        disabled?: boolean | undefined;
        selected?: boolean | undefined;
        checked?: boolean | 'mixed' | undefined;
        busy?: boolean | undefined;
        expanded?: boolean | undefined;
      }
    | undefined;
  role?: string | undefined;
  testID?: string | undefined;
}
interface GestureResponderEvent {
  nativeEvent: object;
}

export interface ViewProps extends AccessibilityProps {
  children?: ReactNode;
  style?: StyleProp<ViewStyle>;
}
export interface TextProps extends AccessibilityProps {
  children?: ReactNode;
  style?: StyleProp<TextStyle>;
  numberOfLines?: number | undefined;
  selectable?: boolean | undefined;
  onPress?: ((event: GestureResponderEvent) => void) | undefined;
}
export interface PressableProps extends AccessibilityProps {
  children?: ReactNode | ((state: {readonly pressed: boolean}) => ReactNode);
  style?: StyleProp<ViewStyle> | ((state: {readonly pressed: boolean}) => StyleProp<ViewStyle>);
  disabled?: null | boolean | undefined;
  onPress?: null | ((event: GestureResponderEvent) => void) | undefined;
  onLongPress?: null | ((event: GestureResponderEvent) => void) | undefined;
}
export interface ButtonProps extends AccessibilityProps {
  title: string;
  onPress?: ((event: GestureResponderEvent) => void) | undefined;
  color?: string | undefined;
  disabled?: boolean | undefined;
}
export interface ActivityIndicatorProps extends ViewProps {
  animating?: boolean | undefined;
  color?: string | undefined;
  size?: number | 'small' | 'large' | undefined;
}
export interface ListRenderItemInfo<ItemT> {
  item: ItemT;
  index: number;
}
type Part = ComponentType | ReactElement | null | undefined;
export interface FlatListProps<ItemT> extends ViewProps {
  data: ArrayLike<ItemT> | null | undefined;
  renderItem: ((info: ListRenderItemInfo<ItemT>) => ReactElement | null) | null | undefined;
  keyExtractor?: ((item: ItemT, index: number) => string) | undefined;
  horizontal?: boolean | null | undefined;
  ListEmptyComponent?: Part;
  ListHeaderComponent?: Part;
  ListFooterComponent?: Part;
  ItemSeparatorComponent?: ComponentType | null | undefined;
}

export declare function View(props: ViewProps): ReactNode;
export declare function SafeAreaView(props: ViewProps): ReactNode;
export declare function ScrollView(props: ViewProps): ReactNode;
export declare function Text(props: TextProps): ReactNode;
export declare function Pressable(props: PressableProps): ReactNode;
export declare function Button(props: ButtonProps): ReactNode;
export declare function ActivityIndicator(props: ActivityIndicatorProps): ReactNode;
export declare function FlatList<ItemT = unknown>(props: FlatListProps<ItemT>): ReactNode;

export declare namespace StyleSheet {
  function create<T extends {[name: string]: TextStyle}>(styles: T): T;
}
type PlatformOSType = 'ios' | 'android' | 'macos' | 'windows' | 'web' | 'native';
export declare const Platform: {
  OS: 'ios' | 'android' | 'macos' | 'windows' | 'web';
  Version: number | string;
  select<T>(
    specifics:
      ({[platform in PlatformOSType]?: T} & {default: T}) | {[platform in PlatformOSType]: T},
  ): T;
  select<T>(specifics: {[platform in PlatformOSType]?: T}): T | undefined;
};
export declare const Linking: {openURL(url: string): Promise<unknown>};
export type AppStateStatus = 'active' | 'background' | 'inactive' | 'unknown' | 'extension';
export declare const AppState: {
  currentState: AppStateStatus;
  addEventListener(
    type: 'change' | 'memoryWarning' | 'blur' | 'focus',
    listener: (state: AppStateStatus) => void,
  ): {remove(): void};
};
export interface AlertButton {
  text?: string | undefined;
  onPress?: ((value?: string) => void) | undefined;
  style?: 'default' | 'cancel' | 'destructive' | undefined;
}
export declare const Alert: {
  alert(title: string, message?: string, buttons?: AlertButton[], options?: object): void;
};
